/** The commands that write, small enough to run once for each of their calls of the file system. */
import { samples } from '../tiers.ts'
import { withoutSums } from './records.ts'
import { HANDED_IN, UNSTARTABLE } from './shell-engine.ts'

/** The texts of files by their paths. */
export type Files = Readonly<Record<string, string>>

export interface Case {
  readonly words: string
  /** Words that run before. */
  readonly prepared?: string
  /** Changes the record before the command runs. */
  readonly change?: (record: string) => string
  /** Files that are there before. */
  readonly given?: Files
  /** The number of calls that fail where programs are started, which takes a second; all calls where none are. */
  readonly drawn?: number
}

const GAMES = '--size 2 --games 4 --cores 1'
const TRAINED = '--size 2 --games 2 --depth 1 --features edge,chains'
const EXAMPLES = '--examples record --size 2 --games 8 --cores 1 --stones 0'
const SELF_PLAY = '--size 2 --games 2 --playouts 2'
const MATCH = `match random greedy ${GAMES} --file record`
const CLIMB = `climb out.json --steps 3 ${TRAINED} --file record`
const EVOLVE = `evolve out.json --generations 2 --children 4 ${TRAINED} --cores 1 --file record`
const TRAIN = `train --file out.json --state state --hidden 2 --epochs 1 ${EXAMPLES}`
const BOOK = 'book --stones 1 --cores 1 --file out.json'
const COURSE = 'course engines --out results --size 2 --opening 0 --against random --cores 1'

const cutOff = (record: string) => record.slice(0, -20)

export const CASES: Readonly<Record<string, Case>> = {
  'a match': { words: MATCH },
  'a match with more games': {
    words: MATCH,
    prepared: 'match random greedy --size 2 --games 2 --cores 1 --file record',
  },
  'a match that was cut off': { words: MATCH, prepared: MATCH, change: cutOff },
  'a match without checksums': { words: MATCH, prepared: MATCH, change: withoutSums },
  'a match with a program': {
    words: `match program random ${GAMES} --file record`,
    drawn: samples({ few: 4, all: 12 }),
  },
  'a tournament': {
    words: `tournament random greedy ${GAMES} --file record --ratings out.json`,
    prepared: `tournament random greedy ${GAMES} --ratings out.json --seed 2`,
  },
  'hill climbing': { words: CLIMB },
  'hill climbing that was cut off': { words: CLIMB, prepared: CLIMB, change: cutOff },
  'an evolution': { words: EVOLVE },
  'an evolution that was cut off': { words: EVOLVE, prepared: EVOLVE, change: cutOff },
  'a surface': { words: 'surface --x edge --y chains --step 10 --size 2 --games 2 --cores 1 --file record' },
  'a regression': { words: `learn --file out.json --phases 1 ${EXAMPLES}` },
  'a network': { words: TRAIN },
  'a network that has been trained': { words: TRAIN, prepared: TRAIN },
  'a perceptron': { words: `train --file out.json --kind alpha ${EXAMPLES}` },
  'an agreement': { words: `agreement ${EXAMPLES}` },
  patterns: {
    words: `patterns out.json ${SELF_PLAY} --rounds 1`,
    prepared: `patterns out.json ${SELF_PLAY} --rounds 1 --seed 2`,
  },
  'a policy network': {
    words: `policy out.json ${SELF_PLAY} --epochs 1`,
    prepared: `policy out.json ${SELF_PLAY} --epochs 1 --seed 2`,
  },
  'a swap map': { words: `swap-map out.json ${SELF_PLAY}`, prepared: `swap-map out.json ${SELF_PLAY} --seed 2` },
  'the trace of a tree': { words: 'search --tree ((1,2)(3,4)) --trace out.json' },
  'the trace of a position': {
    words: 'search ./..... r --depth 2 --trace out.json',
    prepared: 'search ./..... r --depth 1 --trace out.json',
  },
  'a book': { words: BOOK },
  'a book that is whole': { words: BOOK, prepared: BOOK },
  puzzles: {
    words: 'puzzles --count 1 --cores 1 --out out.json',
    prepared: 'puzzles --count 1 --cores 1 --seed 2 --out out.json',
  },
  'a course without an engine that starts': { words: COURSE, given: UNSTARTABLE, drawn: samples({ few: 12, all: 60 }) },
  'a course': { words: `${COURSE} --games 2`, given: HANDED_IN, drawn: samples({ few: 4, all: 12 }) },
  'a course that was cut off': {
    words: `${COURSE} --games 2`,
    prepared: `${COURSE} --games 2`,
    change: cutOff,
    given: HANDED_IN,
    drawn: samples({ few: 4, all: 12 }),
  },
}
