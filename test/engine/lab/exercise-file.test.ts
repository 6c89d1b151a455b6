/** A set of exercises goes through a file unchanged, and nothing else comes in by one. */
import { describe, expect, it } from 'vitest'
import { formatExercise, MAX_QUESTIONS, MAX_TITLE_LENGTH, readExercise } from '../../../src/engine/lab/exercise-file.ts'
import { FileFault } from '../../../src/engine/math/framed-json.ts'
import type { ExercisePlan } from '../../../src/engine/lab/exercise.ts'
import { SETS } from '../../../src/engine/lab/exercise-sets.ts'
import { MAX_SEED } from '../../../src/engine/lab/sample-plan.ts'

const plan: ExercisePlan = {
  position: 'r/....b/.br...r.b. r',
  options: { algorithm: 'aspiration', depth: 4, ordering: 'last', table: 'plain', margin: 3 },
  seed: MAX_SEED,
  kinds: ['cutoff', 'value'],
  count: MAX_QUESTIONS,
}

/** The file with some parts changed. */
const changed = (parts: object) =>
  JSON.stringify({ ...(JSON.parse(formatExercise(plan, 'A title')) as object), ...parts })

function faultOf(text: string): FileFault {
  try {
    readExercise(text)
  } catch (error) {
    if (error instanceof FileFault) return error
    throw error
  }
  throw new Error(`read: ${text}`)
}

describe('a file of exercises', () => {
  it('keeps a plan and its title', () => {
    for (const each of [plan, ...SETS.map((set) => set.plan)])
      expect(readExercise(formatExercise(each, 'Cięcia β'))).toEqual({ title: 'Cięcia β', plan: each })
    expect(formatExercise(plan, 'A title')).toBe(
      formatExercise(readExercise(formatExercise(plan, 'A title')).plan, 'A title'),
    )
  })

  it.each([
    ['👩‍🏫 Monday', '👩‍🏫 Monday'],
    [' two\nlines ', 'two lines'],
    ['\u202Edaed', 'daed'],
    ['x'.repeat(MAX_TITLE_LENGTH + 1), 'x'.repeat(MAX_TITLE_LENGTH)],
    [`${'x'.repeat(MAX_TITLE_LENGTH - 1)}😀`, 'x'.repeat(MAX_TITLE_LENGTH - 1)],
  ])('has any title on one line: %j', (title, read) => {
    expect(readExercise(formatExercise(plan, title)).title).toBe(read)
  })

  it.each([
    ['', 'foreign', 'it is not JSON'],
    ['{"format": "poly-y exercise"', 'foreign', 'it is not JSON'],
    ['null', 'foreign', 'its format is not “poly-y exercise”'],
    ['[]', 'foreign', 'its format is not “poly-y exercise”'],
    [`"${'x'.repeat(20_000)}"`, 'foreign', 'its format is not “poly-y exercise”'],
    [formatExercise(plan, 'A title') + ' '.repeat(20_000), 'foreign', 'its format is not “poly-y exercise”'],
    [changed({ format: 'poly-y evaluator' }), 'foreign', 'its format is not “poly-y exercise”'],
    [changed({ version: 2 }), 'version', 'its version is 2, not 1'],
    [changed({ version: undefined }), 'version', 'its version is ?, not 1'],
    [changed({ title: ' ' }), 'damaged', 'title missing'],
    [changed({ title: '\u0007\u202E' }), 'damaged', 'title missing'],
    [changed({ title: 7 }), 'damaged', 'title missing'],
    [changed({ position: 7 }), 'damaged', 'position missing'],
    [changed({ position: 'r/..... r' }), 'damaged', 'this position cannot arise'],
    [changed({ position: './rr... b' }), 'damaged', 'cannot arise'],
    [changed({ position: 'b/rr..b/......... b' }), 'damaged', 'ring c has 10 nodes'],
    [changed({ position: 'b/rr..b r' }), 'damaged', 'cannot arise'],
    [changed({ position: 'b/rr.b./.......... b' }), 'damaged', 'cannot arise'],
    [changed({ position: 'b/rr... b', options: { algorithm: 'minimax', depth: 1 } }), 'damaged', 'the game is over'],
    [changed({ seed: -1 }), 'damaged', 'seed whole "-1"'],
    [changed({ seed: 1.5 }), 'damaged', 'seed whole "1.5"'],
    [changed({ seed: '1' }), 'damaged', 'seed whole "1"'],
    [changed({ count: 0 }), 'damaged', 'count whole "0"'],
    [changed({ count: MAX_QUESTIONS + 1 }), 'damaged', `count whole "${MAX_QUESTIONS + 1}"`],
    [changed({ kinds: [] }), 'damaged', 'kinds missing'],
    [changed({ kinds: 'cutoff' }), 'damaged', 'kinds missing'],
    [changed({ kinds: ['cutoff', 'toString'] }), 'damaged', 'kinds choice "toString"'],
    [changed({ kinds: ['cutoff', 'cutoff'] }), 'damaged', 'kinds twice'],
    [changed({ options: null }), 'damaged', 'depth missing'],
    [changed({ options: { algorithm: 'sss', depth: 2 } }), 'damaged', 'algorithm choice "sss"'],
    [changed({ options: { algorithm: 'alpha-beta' } }), 'damaged', 'depth missing'],
    [changed({ options: { algorithm: 'alpha-beta', depth: 0 } }), 'damaged', 'depth whole "0"'],
    [changed({ options: { algorithm: 'alpha-beta', depth: 32 } }), 'damaged', 'depth whole "32"'],
    [changed({ options: { algorithm: 'alpha-beta', depth: 2.5 } }), 'damaged', 'depth whole "2.5"'],
    [
      changed({ options: { algorithm: 'alpha-beta', depth: 2, ordering: 'best' } }),
      'damaged',
      'ordering choice "best"',
    ],
    [changed({ options: { algorithm: 'alpha-beta', depth: 2, table: true } }), 'damaged', 'table choice "true"'],
    [changed({ options: { algorithm: 'aspiration', depth: 2, margin: 0 } }), 'damaged', 'margin number "0"'],
    [changed({ options: { algorithm: 'aspiration', depth: 2, time: 3600e3 } }), 'damaged', 'time option'],
    [
      changed({ options: { algorithm: 'aspiration', depth: 2, evaluator: { kind: 'report' } } }),
      'damaged',
      'evaluator option',
    ],
  ])('is refused with its fault named: %s', (text, code, message) => {
    const fault = faultOf(text)
    expect(fault.code).toBe(code)
    expect(fault.message).toContain(message)
  })

  it('cannot begin a search that takes long', () => {
    const empty = './...../........../............... r'
    expect(
      readExercise(changed({ position: empty, options: { algorithm: 'alpha-beta', depth: 3 } })).plan.options.depth,
    ).toBe(3)
    expect(faultOf(changed({ position: empty, options: { algorithm: 'alpha-beta', depth: 4 } })).message).toContain(
      'depth deep 4 100000',
    )
    // A small board may be searched to the end.
    expect(
      readExercise(changed({ position: './..... r', options: { algorithm: 'minimax', depth: 31 } })).plan.options.depth,
    ).toBe(31)
  })
})
