/** A game that was played in the app: each part of what is noted of it is read by itself. */
import { expect, it } from 'vitest'
import { momentOf, START } from '../../../../src/engine/game/game-tree.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { MAX_TAGS } from '../../../../src/renderer/model/library/sgf.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const gameWith = (root: string) => readSgf(`(;FF[4]GM[531]${root};B[d10])`)[0]

const ALL = {
  PLAYED: '7',
  SEAT: 'second',
  OPPONENT: 'random',
  ENDED: '2026-03-04T18:20:00.000Z',
  RATED: '1',
  STARRED: '1',
  MISTAKES: '3',
}
const PLAYED = {
  seed: 7,
  seat: 'second',
  opponent: 'random',
  ended: ALL.ENDED,
  isRated: true,
  isStarred: true,
  mistakes: [3],
}
const written = (parts: Readonly<Record<string, string>>) =>
  Object.entries({ ...ALL, ...parts })
    .map(([name, value]) => `${name}[${value}]`)
    .join('')

it.each([
  [{}, {}],
  [{ OPPONENT: 'x'.repeat(1000) }, { opponent: '' }],
  [{ ENDED: 'whenever' }, { ended: '' }],
  [{ ENDED: '999999-01-01T00:00:00Z' }, { ended: '' }],
  [{ RATED: 'yes' }, { isRated: false }],
  [{ STARRED: '1][1' }, { isStarred: false }],
  [{ MISTAKES: '3][99999999999999999999' }, { mistakes: null }],
  [{ MISTAKES: '107' }, { mistakes: [107] }],
  [{ MISTAKES: '108' }, { mistakes: null }],
])('of a game with %j the rest is there', (parts, read) => {
  expect(gameWith(written(parts)).info.played).toEqual({ ...PLAYED, ...read })
})

it.each([{ PLAYED: '99999999999999999999' }, { PLAYED: '-1' }, { SEAT: 'third' }])(
  'of a game with %j is none: all stays as it is in the file',
  (parts) => {
    const tree = gameWith(written(parts))
    expect(tree.info.played).toBeNull()
    const { properties } = momentOf(tree, START)
    expect(properties).toEqual(Object.fromEntries(Object.entries({ ...ALL, ...parts }).map(([n, v]) => [n, [v]])))
  },
)

it('tags are read up to the limit', () => {
  const tags = Array.from({ length: 100_000 }, (_, i) => `tag ${i}`)
  const { info } = gameWith(`TAG[ ]${tags.map((tag) => `[${tag}]`).join('')}`)
  expect(info.tags).toEqual(tags.slice(0, MAX_TAGS))
})
