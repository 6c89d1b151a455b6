/** `polyy puzzles`: makes positions in which exactly one move wins, lists them, and proves those of a file again. */
import { fileURLToPath } from 'node:url'
import { Option, type Command } from 'commander'
import { parsePosition } from '../engine/game/notation.ts'
import { search } from '../engine/search/search.ts'
import { puzzlesOf, rowOf, type PuzzleFile } from '../engine/puzzles/puzzle-file.ts'
import { PuzzleClasses } from '../engine/puzzles/puzzle-classes.ts'
import type { Puzzle } from '../engine/puzzles/puzzle.ts'
import { InputError } from './input.ts'
import { readJson } from './json-files.ts'
import { coresOption, readPath, readSampleCount, readSeed } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { alignRows, countText, percentText, print, printJson } from './text.ts'
import { withThreads, type Threads } from './threads.ts'
import { checkTarget, writeWhole } from './whole-file.ts'

/** The path is the same from here and from the bundle in `out/cli`. */
const SHIPPED_FILE = fileURLToPath(new URL('../../src/engine/puzzles/shipped.json', import.meta.url))

const EXAMPLES = `
Examples:
  polyy puzzles --list --json              those that come with the app, one a line
  polyy puzzles --count 20 --seed 7        make others
  polyy puzzles --verify                   prove those that come with the app once more`

interface Options {
  count: number
  seed: number
  out?: string
  file: string
  list?: boolean
  verify?: boolean
  cores: number
  json?: boolean
}

export function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description('Make puzzles, positions in which exactly one move wins; list them, or prove them once more.')
    .addOption(new Option('--count <number>', 'how many to make').argParser(readSampleCount).default(10))
    .addOption(new Option('--seed <number>', 'that they follow from').argParser(readSeed).default(1))
    .option('--out <file>', 'write them there', readPath)
    .option('--list', 'make nothing, but list those of the file')
    .option('--verify', 'make nothing, but prove those of the file once more, with their themes and difficulty')
    .option('--file <file>', 'of puzzles to list or to verify', readPath, SHIPPED_FILE)
    .addOption(coresOption())
    .option('--json', 'one JSON object a line: {position, moves, themes, difficulty}')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      if (options.verify) return verify(options)
      if (options.list) return list(readJson(options.file, puzzlesOf), options)
      const { out } = options
      if (out !== undefined) checkTarget(out)
      const puzzles = await make(options)
      if (out === undefined) list(puzzles, options)
      else
        writeWhole(
          out,
          fileText({
            madeBy: `polyy puzzles --count ${options.count} --seed ${options.seed}`,
            puzzles: puzzles.map(rowOf),
          }),
        )
    })
}

/** The first `count` puzzles of a seed, in order, without symmetric images of earlier ones. */
async function make({ count, seed, cores }: Options): Promise<Puzzle[]> {
  const started = performance.now()
  const showDone = (done: number) => showProgress(`polyy puzzles: ${countText(done)} of ${countText(count)} made`)
  const puzzles = await withThreads(cores, async (threads) => {
    let made: Puzzle[] = []
    for (let next = 0; made.length < count;) {
      const first = made.length
      const requests = Array.from({ length: count - first }, (_, i) => ({ seed, number: next + i }))
      next += requests.length
      const more = await threads.all('puzzle', requests, (done) => showDone(first + done))
      made = withoutImages([...made, ...more])
    }
    return made
  })
  endProgress(`polyy puzzles: ${countText(count)} made in ${secondsText(performance.now() - started)}`)
  return puzzles
}

/** For each puzzle, the index of the first one of its class under symmetry. */
function firstOfClass(puzzles: readonly Puzzle[]): number[] {
  const classes = new PuzzleClasses()
  const keys = puzzles.map(({ position }) => classes.keyOf(parsePosition(position)))
  const firsts = new Map(keys.map((key, index) => [key, index] as const).toReversed())
  return keys.map((key) => firsts.get(key) as number)
}

function withoutImages(puzzles: readonly Puzzle[]): Puzzle[] {
  const firsts = firstOfClass(puzzles)
  return puzzles.filter((_, index) => firsts[index] === index)
}

function list(puzzles: readonly Puzzle[], { json }: Options): void {
  if (json) puzzles.forEach(printJson)
  else
    for (const line of alignRows(
      puzzles.map(({ position, moves, themes, difficulty }) => [
        position,
        String(difficulty),
        moves.join(' '),
        themes.join(', '),
      ]),
    ))
      print(line)
}

/** @throws InputError which names the first puzzle that is wrong, and what is wrong with it */
async function verify({ file, cores }: Options): Promise<void> {
  const started = performance.now()
  const puzzles = readJson(file, puzzlesOf)
  for (const [index, first] of firstOfClass(puzzles).entries())
    if (first !== index) throw new InputError(`${nameOf(puzzles, index)}: it is an image of puzzle ${first + 1}`)
  await withThreads(cores, (threads) => proveAgain(threads, puzzles))
  const chosen = puzzles.filter(isChosenAtDepth1).length
  endProgress(
    `polyy puzzles: ${countText(puzzles.length)} proven again in ${secondsText(performance.now() - started)}, all right; a search of depth 1, which goes by f, chooses the move of ${countText(chosen)} (${percentText(chosen / puzzles.length)})`,
  )
}

async function proveAgain(threads: Threads, puzzles: readonly Puzzle[]): Promise<void> {
  let count = 0
  await threads.run('puzzleAt', {
    tasks: [...puzzles.keys()],
    requestOf: (index) => ({ position: puzzles[index].position }),
    done: (index, found) => {
      const fault = faultOf(puzzles[index], found)
      if (fault !== null) throw new InputError(`${nameOf(puzzles, index)}: ${fault}`)
      showProgress(`polyy puzzles: ${countText(++count)} of ${countText(puzzles.length)} proven again`)
    },
  })
}

/** The fault of a puzzle in words, or null. */
function faultOf({ moves, themes, difficulty }: Puzzle, found: Puzzle | null): string | null {
  if (found === null) return 'it does not have exactly one move that wins'
  if (found.moves[0] !== moves[0]) return `${found.moves[0]} wins, not ${moves[0]}`
  if (found.moves.join(' ') !== moves.join(' ')) return `its line is ${found.moves.join(' ')}`
  if (found.themes.join(' ') !== themes.join(' ')) return `its themes are ${found.themes.join(', ')}`
  return found.difficulty === difficulty ? null : `its difficulty is ${found.difficulty}`
}

const nameOf = (puzzles: readonly Puzzle[], index: number) => `puzzle ${index + 1}, ${puzzles[index].position}`

/** Would a search of depth 1 by f choose the move that wins? It is answered at once, so that no worker is asked. */
function isChosenAtDepth1({ position: text, moves }: Puzzle): boolean {
  const position = parsePosition(text)
  return position.board.names[search(position, { algorithm: 'alpha-beta', depth: 1 }).move] === moves[0]
}

/** The file's text, with each puzzle on a line of its own. */
function fileText({ madeBy, puzzles }: PuzzleFile): string {
  return `{\n  "madeBy": ${JSON.stringify(madeBy)},\n  "puzzles": [\n${puzzles.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]\n}\n`
}
