/** Addresses that people have kept lead to the page that they once named. */
import { expect, it } from 'vitest'
import { pageHash, placeIn, presentHash } from '../../../src/renderer/platform/places.ts'

it.each([
  ['#replay', '#search'],
  ['#replay/position=r%2F.....+b&search=alpha-beta', '#search/position=r%2F.....+b&search=alpha-beta'],
  ['#search/position=r', '#search/position=r'],
  ['#replays', '#replays'],
  ['#experiments/compare/replay', '#experiments/compare/replay'],
  ['#lab', '#experiments/compare'],
  ['#lab/experiments', '#experiments/searches'],
  ['#lab/experiments/name=a&plan=%7B%7D', '#experiments/searches/name=a&plan=%7B%7D'],
  ['#lab/accuracy', '#experiments/accuracy'],
  ['#lab/table/position=r%2F.....+b', '#experiments/table/position=r%2F.....+b'],
  ['#lab/report', '#report'],
  ['#lab/claims', '#report/claims'],
  ['#lab/tables', '#report/games'],
  ['#arena/school', '#experiments/school'],
  ['#arena/surface', '#experiments/surface'],
  ['#arena/players', '#arena/players'],
  ['', ''],
])('%s is %s today', (kept, present) => {
  expect(presentHash(kept)).toBe(present)
})

it('has searches at an address of that name, and finds old and new ones in links', () => {
  expect(pageHash('replay')).toBe('#search')
  for (const place of [
    '#replay/depth=2',
    '#search/depth=2',
    '#lab/table/position=r',
    '#experiments/table/position=r',
    '#lab/experiments/plan=x',
    '#experiments/searches/plan=x',
  ])
    expect(placeIn(`https://example.org/${place}`)).toBe(place)
})
