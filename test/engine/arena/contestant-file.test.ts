/** Players as files: what goes in comes out, and what is damaged or foreign is refused with a reason. */
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { ratingOf } from '../../../src/engine/arena/cast-ratings.ts'
import measured from '../../../src/engine/arena/cast-ratings.json' with { type: 'json' }
import {
  checkedContestant,
  ContestantFault,
  fromContestantFile,
  isContestant,
  toContestantFile,
} from '../../../src/engine/arena/contestant-file.ts'
import { playoutPlayer, searcher, type Contestant } from '../../../src/engine/arena/contestant.ts'
import { SEARCH_SETTINGS, SETTING_NAMES } from '../../../src/engine/search/settings.ts'

const ANN: Contestant = {
  name: 'Ann',
  mind: {
    by: 'search',
    options: {
      algorithm: 'aspiration',
      ordering: 'value',
      table: 'symmetric',
      margin: 3,
      states: 5000,
      evaluator: { kind: 'linear', phases: [{ edge: 1.5 }, { chains: -1 }], attack: -0.5 },
    },
  },
  randomness: 12,
  firstNodes: ['c1', 'd4'],
}

describe('a player as a file', () => {
  it.each([ANN, ...CAST].map((contestant) => [contestant.name, contestant] as const))(
    'of %s comes back the same',
    (_, contestant) => {
      expect(fromContestantFile(JSON.parse(JSON.stringify(toContestantFile(contestant))))).toEqual(contestant)
      expect(isContestant(contestant)).toBe(true)
    },
  )

  it.each(SETTING_NAMES)('keeps each %s of its search', (name) => {
    for (const value of SEARCH_SETTINGS[name]) {
      const player = searcher('Bea', { algorithm: 'negascout', depth: 2, [name]: value })
      expect(checkedContestant(player)).toEqual(player)
    }
    expect(isContestant(searcher('Bea', { algorithm: 'negascout', depth: 2, [name]: 'other' }))).toBe(false)
  })

  it('keeps its playouts and what begins them', () => {
    for (const priors of ['network', 'patterns', 'none'] as const) {
      const player = playoutPlayer('Cy', { playouts: 2000, priors })
      expect(fromContestantFile(JSON.parse(JSON.stringify(toContestantFile(player))))).toEqual(player)
    }
    const damaged = [{}, { playouts: 0, priors: 'none' }, { playouts: 1.5, priors: 'none' }, { playouts: 10 }]
    const foreign = ['policy', '', null].map((priors) => ({ playouts: 10, priors }))
    for (const options of [...damaged, ...foreign])
      expect(isContestant({ ...ANN, mind: { by: 'playouts', options } })).toBe(false)
  })

  it('loses what is no part of a player', () => {
    expect(checkedContestant({ ...ANN, name: ' Ann ', more: 1, firstNodes: ['c1', 'c1', 'd4'] })).toEqual(ANN)
  })
})

/** The file with one thing changed. */
// oxlint-disable-next-line typescript/no-explicit-any
function changed(change: (file: any) => void): unknown {
  const file = JSON.parse(JSON.stringify(toContestantFile(ANN)))
  change(file)
  return file
}

function faultOf(data: unknown): string {
  try {
    fromContestantFile(data)
  } catch (error) {
    if (error instanceof ContestantFault)
      return [`${error.code} ${error.place}`.trim(), error.cause?.message].filter(Boolean).join(': ')
    throw error
  }
  return 'accepted'
}

describe('what cannot be a player is refused with a reason', () => {
  it.each<[unknown, string]>([
    [null, 'foreign'],
    ['text', 'foreign'],
    [[], 'foreign'],
    [{ format: 'poly-y evaluator', version: 1 }, 'foreign'],
    [changed((file) => (file.version = 2)), 'version 2'],
    [changed((file) => (file.version = 'x'.repeat(99))), 'version ?'],
    [changed((file) => delete file.player), 'damaged name'],
    [changed((file) => (file.player.name = ' ')), 'damaged name'],
    [changed((file) => (file.player.name = 'x'.repeat(61))), 'damaged name'],
    [changed((file) => (file.player.randomness = 0.5)), 'damaged randomness'],
    [changed((file) => (file.player.randomness = 101)), 'damaged randomness'],
    [changed((file) => (file.player.firstNodes = 'c1')), 'damaged firstNodes'],
    [changed((file) => (file.player.firstNodes = ['e1'])), 'damaged firstNodes'],
    [changed((file) => (file.player.mind = { by: 'magic' })), 'damaged mind.by'],
    [changed((file) => (file.player.mind.options.algorithm = 'toString')), 'damaged algorithm'],
    [changed((file) => delete file.player.mind.options.states), 'damaged depth'],
    [changed((file) => (file.player.mind.options.depth = 32)), 'damaged depth'],
    [changed((file) => (file.player.mind.options.states = 0)), 'damaged states'],
    [changed((file) => (file.player.mind.options.time = 1e9)), 'damaged time'],
    [changed((file) => (file.player.mind.options.margin = 101)), 'damaged margin'],
    [changed((file) => (file.player.mind.options.table = 'big')), 'damaged table'],
    [changed((file) => (file.player.mind.options.ordering = null)), 'damaged ordering'],
    [
      changed((file) => (file.player.mind.options.evaluator.phases[0].luck = 1)),
      'damaged evaluator: "luck" is no feature',
    ],
    [
      changed((file) => (file.player.mind.options.evaluator.attack = 2)),
      'damaged evaluator: its attack is no number from −1 to 1',
    ],
  ])('%j', (data, fault) => {
    expect(faultOf(data)).toBe(fault)
    expect(isContestant((data as { player?: unknown } | null)?.player)).toBe(fault.startsWith('version'))
  })
})

describe('the program of a player', () => {
  const options = { command: 'python3 my.py', protocol: 'gtp', moveMs: 5000, megabytes: 1024 }
  const player = (changes: object) => ({
    name: 'mine',
    mind: { by: 'program', options: { ...options, ...changes } },
    randomness: 0,
    firstNodes: [],
  })

  it('is read from its file', () => {
    expect(fromContestantFile(toContestantFile(player({}) as Contestant))).toEqual(player({}))
  })

  it.each([
    ['an empty command', { command: ' ' }],
    ['a command of two lines', { command: 'a\nb' }],
    ['a command that reads from right to left', { command: 'a\u202eb' }],
    ['a long command', { command: 'x'.repeat(1001) }],
    ['an unknown protocol', { protocol: 'uci' }],
    ['no time', { moveMs: 0 }],
    ['memory without end', { megabytes: Infinity }],
  ])('is refused with %s', (_, changes) => {
    expect(isContestant(player(changes))).toBe(false)
  })
})

describe('the measured ratings', () => {
  it('are of the cast, and the mean of those measured together is 0', () => {
    const names = Object.keys(measured.ratings)
    const cast: string[] = CAST.map(({ name }) => name)
    expect(names.filter((name) => !cast.includes(name))).toEqual([])
    const eloOf = (name: string) => ratingOf(name)?.elo ?? NaN
    const elos = names.map(eloOf)
    const together = names.filter((name) => !(name in measured.addedBy))
    expect(together).toHaveLength(names.length - 1)
    // Each is rounded to a whole point.
    expect(Math.abs(together.reduce((sum, name) => sum + eloOf(name), 0))).toBeLessThanOrEqual(together.length * 0.5)
    expect(elos).toEqual(elos.toSorted((a, b) => b - a))
  })

  it('are none for who has not been measured', () => {
    for (const name of ['nobody', 'toString', '']) expect(ratingOf(name)).toBeNull()
  })
})
