/** Damaged files: each opens or is refused, and what opens is the same after saving and loading. */
import { expect, it } from 'vitest'
import { LibraryError } from '../../../../src/renderer/model/library/fault.ts'
import { readingGames, textOfGameFile } from '../../../../src/renderer/model/library/import.ts'
import { atOnce } from '../../../../src/renderer/platform/slices.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { Random } from '../../../engine/math/random.ts'
import { COLLECTION, FULL, OLD_STYLE, randomTree, SETUP } from './sgf-files.ts'
import { samples } from '../../../tiers.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const readGames = (text: string) => atOnce(readingGames(text))

const FILES = samples({ few: 1500, all: 10_000 })
const random = new Random(23)

const GO = '(;FF[4]GM[1]SZ[19]AB[dd][pp];W[dp](;B[pd])(;B[]C[pass]))'
const POSITIONS = './...../........../.........r..... b\n\nr/...../..rr....b./b..rb....b.rr.b b\n'
const CORPUS = [
  FULL,
  SETUP,
  OLD_STYLE,
  COLLECTION,
  GO,
  POSITIONS,
  ...Array.from({ length: 10 }, () => writeSgf([randomTree(random, 25)])),
].map((text) => new TextEncoder().encode(text))

/** Bytes that mean something in SGF, and some that never should. */
const TELLING = [...'()[];\\:BWCNabcd1 \n\r'].map((letter) => letter.charCodeAt(0)).concat(0, 0x80, 0xc5, 0xff)
const PIECES = [
  '(;B[d10])',
  ';W[swap]',
  'C[',
  ']',
  'RU[swap]',
  'SZ[2]',
  'AB[a1][b1]',
  'PL[W]',
  'RE[B+]',
  '(',
  ')',
  'N[\\]]',
  'XX[:]',
  'C[x][y]',
  'GM[531]',
].map((text) => new TextEncoder().encode(text))

type Mutation = (bytes: Uint8Array, from: number, to: number) => Uint8Array[]

const MUTATIONS: readonly Mutation[] = [
  // A part is lost, or doubled; the rest is lost; a byte is another.
  (bytes, from, to) => [bytes.subarray(0, from), bytes.subarray(to)],
  (bytes, from, to) => [bytes.subarray(0, to), bytes.subarray(from)],
  (bytes, from) => [bytes.subarray(0, from)],
  (bytes, from) => [bytes.subarray(0, from), Uint8Array.of(random.pick(TELLING)), bytes.subarray(from + 1)],
  // Something comes in between: a byte, a piece of SGF, a part of another file.
  (bytes, from) => [bytes.subarray(0, from), Uint8Array.of(random.pick(TELLING)), bytes.subarray(from)],
  (bytes, from) => [bytes.subarray(0, from), random.pick(PIECES), bytes.subarray(from)],
  (bytes, from, to) => [bytes.subarray(0, from), random.pick(CORPUS).subarray(from, to), bytes.subarray(from)],
]

function mutated(bytes: Uint8Array): Uint8Array {
  const from = random.below(bytes.length + 1)
  const to = Math.min(bytes.length, from + random.below(random.below(2) === 0 ? 6 : 60))
  return new Uint8Array(Buffer.concat(random.pick(MUTATIONS)(bytes, from, to)))
}

it('each of many mutated files opens or is refused, and what opens survives saving', async () => {
  const outcomes = new Map<string, number>()
  for (let count = 0; count < FILES; count++) {
    let bytes: Uint8Array = random.pick(CORPUS)
    for (let times = random.between(1, 3); times > 0; times--) bytes = mutated(bytes)
    let outcome = 'opened'
    try {
      const games = readGames(await textOfGameFile(new Blob([bytes as Uint8Array<ArrayBuffer>])))
      const text = writeSgf(games)
      const again = readSgf(text)
      expect(again).toEqual(games)
      expect(writeSgf(again)).toBe(text)
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error
      outcome = error.code
    }
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  // Or the mutations are too gentle, or too rough, to show anything.
  expect(outcomes.get('opened')).toBeGreaterThan(FILES / 10)
  expect(outcomes.size).toBeGreaterThan(14)
})
