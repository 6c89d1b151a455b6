/** Names, numbers and faults as people read them, in either language. */
import { afterEach, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { speak } from '../../../src/renderer/language/i18n.ts'
import { COMPUTER, HUMAN } from '../../../src/renderer/model/match/players.ts'
import { contestantLabel } from '../../../src/renderer/model/players/names.ts'
import { count, duration, reasonOf, signed } from '../../../src/renderer/language/words.ts'
import { ALGORITHM_NAMES } from '../../../src/renderer/language/names.ts'
import { limitLabel, playerLabel } from '../../../src/renderer/model/players/labels.ts'

afterEach(() => speak('en'))

/** Returns what an action throws. */
function thrownBy(action: () => unknown): unknown {
  try {
    return action()
  } catch (error) {
    return error
  }
}

it('writes f with a true minus sign, and infinities as such', () => {
  expect([-1, 0, 2, Infinity, -Infinity, '+inf' as const, '-inf' as const].map(signed)).toEqual([
    '−1',
    '0',
    '+2',
    '+∞',
    '−∞',
    '+∞',
    '−∞',
  ])
})

it('writes counts with their thousands apart, durations short, limits in words', () => {
  expect(count(1589351)).toBe('1,589,351')
  expect([0.44, 12.4, 3400].map((ms) => duration(ms))).toEqual(['0.4 ms', '12 ms', '3.4 s'])
  expect([limitLabel(COMPUTER), limitLabel({ ...COMPUTER, seconds: 5 })]).toEqual(['depth 4', '5 s a move'])
})

it('follows the language, names that were taken before as well', async () => {
  const names = ALGORITHM_NAMES
  await speak('pl')
  expect(names['iterative-deepening']).toBe('Iteracyjne pogłębianie')
  expect(Object.keys(names)).toEqual(ALGORITHMS)
  expect([count(1589351), count(1589)]).toEqual(['1\u00a0589\u00a0351', '1589'])
  expect([0.44, 12.4, 3400].map((ms) => duration(ms))).toEqual(['0,4 ms', '12 ms', '3,4 s'])
  expect([limitLabel(COMPUTER), limitLabel({ ...COMPUTER, seconds: 0.5 }), playerLabel(HUMAN)]).toEqual([
    'głębokość 4',
    '0,5 s na ruch',
    'Człowiek',
  ])
})

it('calls a search alike in a game and in the cast, in either language', async () => {
  for (const language of ['en', 'pl']) {
    await speak(language)
    for (const depth of [2, 3, 4, 5])
      expect(contestantLabel(`report-${depth}`)).toBe(`${playerLabel(COMPUTER)}, ${limitLabel({ ...COMPUTER, depth })}`)
  }
})

it('tells faults in the language, one inside another, and other errors as they are', async () => {
  const fault = thrownBy(() => parsePosition('r/..... r'))
  expect(reasonOf(fault)).toBe(
    'this position cannot arise: with Red to move Red must have as many stones as Blue, not 1 to 0',
  )
  expect(reasonOf(fault)).toBe((fault as Error).message)
  await speak('pl')
  expect(reasonOf(fault)).toBe(
    'ta pozycja nie może powstać: gdy na ruchu jest Czerwony, musi mieć tyle pionów co Niebieski, a jest 1 do 0',
  )
  // A text of somebody else is quoted, and never read as one of ours.
  expect(reasonOf(thrownBy(() => parsePosition('./..... {{found}}$t(cancel)')))).toBe(
    'strona na ruchu to r lub b, a nie "{{found}}$t(cancel)"',
  )
  expect(reasonOf(new Error('disk full'))).toBe('disk full')
  expect(reasonOf('stopped')).toBe('stopped')
})

it('tells what systems fail of mostly in the language, whichever of them says it', async () => {
  const ipc = (text: string) => new Error(`Error invoking remote method 'documents:save': Error: ${text}`)
  const said = () =>
    [
      new DOMException('no room', 'QuotaExceededError'),
      ipc('ENOSPC: no space left on device, write'),
      ipc('ENOENT: a'),
      new DOMException('Write permission denied.', 'NotAllowedError'),
      ipc("EACCES: permission denied, open '/home/a/library/games/a.polyy'"),
      'EISDIR',
      ipc('EFBIG: a document has at most 8000000 characters, not 9000000'),
      new TypeError('Failed to fetch dynamically imported module: http://localhost:5173/assets/notices-1.js'),
    ].map(reasonOf)
  const [full, gone, denied] = ['there is no room left', 'it is no longer there', 'the system does not allow it']
  expect(said()).toEqual([
    full,
    full,
    gone,
    denied,
    denied,
    'it is a folder',
    'it is too large',
    'it could not be fetched; there may be no connection',
  ])
  await speak('pl')
  const [brak, nieMa, nieWolno] = ['nie ma już miejsca', 'już tego nie ma', 'system na to nie pozwala']
  expect(said()).toEqual([
    brak,
    brak,
    nieMa,
    nieWolno,
    nieWolno,
    'to jest folder',
    'to jest za duże',
    'nie udało się tego pobrać; być może nie ma połączenia',
  ])
})

it('tells the code of a fault of the system for which there are no words', async () => {
  const faults = [
    "EPROTO: protocol error, open '/home/ann/games/a.sgf'",
    'EXDEV',
    "Error invoking remote method 'session:save': Error: EOVERFLOW: value too large",
  ]
  expect(faults.map(reasonOf)).toEqual(
    ['EPROTO', 'EXDEV', 'EOVERFLOW'].map((code) => `the system reports the fault ${code}`),
  )
  await speak('pl')
  expect(reasonOf(new Error(faults[0]))).toBe('system zgłasza błąd EPROTO')
})

it('never tells where a file is', () => {
  const texts = [
    "cannot parse '/home/ann/My games/a.sgf' here",
    'cannot parse C:\\Users\\Ann\\games\\a.sgf here',
    '"C:\\Users\\Ann Kowalska\\a.sgf" is odd',
    'odd: /Users/ann/Library/Application/a.sgf: again',
    'cannot load file:///home/ann/games/a.sgf',
    "Error invoking remote method 'files:take': Error: odd `/tmp/x/y/`",
  ]
  expect(texts.map((text) => reasonOf(new Error(text)))).toEqual([
    "cannot parse 'a.sgf' here",
    'cannot parse a.sgf here',
    '"a.sgf" is odd',
    'odd: a.sgf: again',
    'cannot load a.sgf',
    'odd `y`',
  ])
  // A position has slashes as well.
  expect(reasonOf(new Error('./...../b........ r is odd, and so is 3/4'))).toBe(
    './...../b........ r is odd, and so is 3/4',
  )
})
