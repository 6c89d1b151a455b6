/** Addresses that people have kept lead to the page that they once named. */
import { expect, it } from 'vitest'
import { pageHash, placeIn, presentHash } from '../../../src/renderer/platform/places.ts'

it.each([
  ['#replay', '#search'],
  ['#replay/position=r%2F.....+b&search=alpha-beta', '#search/position=r%2F.....+b&search=alpha-beta'],
  ['#search/position=r', '#search/position=r'],
  ['#replays', '#replays'],
  ['#lab/replay', '#lab/replay'],
])('%s is %s today', (kept, present) => {
  expect(presentHash(kept)).toBe(present)
})

it('has searches at an address of that name, and finds old and new ones in links', () => {
  expect(pageHash('replay')).toBe('#search')
  for (const place of ['#replay/depth=2', '#search/depth=2'])
    expect(placeIn(`https://example.org/${place}`)).toBe(place)
})
