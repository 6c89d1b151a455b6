/** Files as other programs write them, wherever the app opens one. */
import { describe, expect, it } from 'vitest'
import { castOf, LEARNED } from '../../../src/engine/arena/cast.ts'
import { toContestantFile } from '../../../src/engine/arena/contestant-file.ts'
import type { Contestant } from '../../../src/engine/arena/contestant.ts'
import { toEvaluatorFile } from '../../../src/engine/evaluation/evaluator-file.ts'
import { fetchTexts, speak } from '../../../src/renderer/language/i18n.ts'
import { documentFaultWords, parseJson } from '../../../src/renderer/model/documents/document-fault.ts'
import { readingGames, textOfGameFile } from '../../../src/renderer/model/library/import.ts'
import { readEvaluatorFile, refusalWords } from '../../../src/renderer/model/players/evaluator-files.ts'
import { Players } from '../../../src/renderer/model/players/players.ts'
import { EXPERIMENT_DRAFT } from '../../../src/renderer/model/studies/experiment/draft.ts'
import { atOnce } from '../../../src/renderer/platform/slices.ts'
import { ENCODINGS, utf8 } from '../../text-bytes.ts'

await fetchTexts('rest')

const GAMES = 'Łódź, 2026\r\n# (;no game\r\n(;FF[4]GM[531]SZ[2]GN[Łódź];B[b1])(;GM[531]SZ[3])'
const POSITIONS = '# Łódź\r\n\r\n./..... r\r\n  # (;no game\r./..... r'
const ANN: Contestant = { ...(castOf('greedy') as Contestant), name: 'Łódź' }

async function gamesIn(content: BlobPart) {
  return atOnce(readingGames(await textOfGameFile(new Blob([content]))))
}

describe.each(ENCODINGS)('%s is opened', (_, bytesOf) => {
  it('as games, whatever stands before them', async () =>
    expect((await gamesIn(bytesOf(GAMES))).map(({ info }) => info.name)).toEqual(['Łódź', '']))

  it('as positions, without blank lines and comments', async () =>
    expect(await gamesIn(bytesOf(POSITIONS))).toHaveLength(2))

  it('as an evaluator', async () => {
    expect(
      await readEvaluatorFile(new File([bytesOf(JSON.stringify(toEvaluatorFile(LEARNED, 'a test')))], 'a.json')),
    ).toEqual(LEARNED)
  })

  it('as a document', async () => {
    const players = new Players(null, () => undefined)
    await players.importFile(new Blob([bytesOf(JSON.stringify(toContestantFile(ANN)))]))
    expect(players.store.getState().entries).toMatchObject([{ record: ANN }])
  })
})

describe('words say why a file is not opened', () => {
  const reasonOf = (file: Blob) =>
    new Players(null, () => undefined).importFile(file).then(() => null, documentFaultWords)

  it('that is no text', async () => expect(await reasonOf(new Blob([new Uint8Array(100)]))).toBe('it is not text'))

  it('in another encoding', async () => {
    const file = new File([new Uint8Array([0x7b, 0xe9, 0x7d])], 'a.json')
    expect(await reasonOf(file)).toBe('it is not text in UTF-8 or UTF-16')
    expect(await readEvaluatorFile(file).catch((error: unknown) => refusalWords(file, error))).toContain(
      'it is not text in UTF-8 or UTF-16',
    )
    await speak('pl')
    expect(await reasonOf(file)).toBe('to nie jest tekst w kodowaniu UTF-8 ani UTF-16')
    await speak('en')
  })

  it('whose evaluator is damaged, in the language of the app', async () => {
    const mind = { by: 'search', options: { algorithm: 'negascout', depth: 2, evaluator: { ...LEARNED, attack: 2 } } }
    const file = new Blob([JSON.stringify(toContestantFile({ ...ANN, mind } as Contestant))])
    expect(await reasonOf(file)).toBe('it is damaged at “evaluator”: its attack is no number from −1 to 1')
    await speak('pl')
    expect(await reasonOf(file)).toBe('jest uszkodzony w miejscu „evaluator”: attack nie jest liczbą od −1 do 1')
    await speak('en')
  })

  it('that is too large, without reading it', async () => {
    const file = new Blob([new Uint8Array(25_000_000)])
    file.arrayBuffer = () => Promise.reject(new Error('read'))
    expect(await reasonOf(file)).toBe('it has more than 24 MB')
  })
})

it('a stored document that begins with a byte order mark is read', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 })
})

it.each(['\n', '\r\n', '\r'])('the form of an experiment reads positions whose lines end with %j', (end) => {
  const draft = {
    ...EXPERIMENT_DRAFT.initial,
    source: 'list' as const,
    list: ['# mine', './..... r', '', './r.... b', '\t#'].join(end),
  }
  expect(EXPERIMENT_DRAFT.planOf(draft)).toMatchObject({ positions: 2, faults: [] })
})

it('thousands of comments with brackets take no time of their own', async () => {
  expect(await gamesIn(utf8(`${'# (;\n'.repeat(9_000)}./..... r`))).toHaveLength(1)
})
