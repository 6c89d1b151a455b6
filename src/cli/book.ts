/**
 * `polyy book`: makes the book of positions with few stones, on all cores, and goes on where it stopped. A run from
 * nothing with one stone is the proof of all first moves.
 */
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Option, type Command } from 'commander'
import type { Board } from '../engine/game/board.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { emptyPosition, play } from '../engine/game/position.ts'
import { Book, bookOf, type BookEntry } from '../engine/solver/book.ts'
import type { Solution } from '../engine/solver/solver.ts'
import { whileOpen } from './before-end.ts'
import { verifyBook } from './book-verify.ts'
import { lockFile } from './file-lock.ts'
import { attempt, InputError } from './input.ts'
import { coresOption, readCount, readMegabytes, readPath, readSeed, readStones } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { readText } from './read-file.ts'
import { countText, print } from './text.ts'
import { withThreads } from './threads.ts'
import { checkTarget, writeWhole } from './whole-file.ts'

/** The path is the same from here and from the bundle in `out/cli`. */
const BOOK_FILE = fileURLToPath(new URL('../../src/engine/solver/book.json', import.meta.url))

const SAVED_EVERY = 10_000

const EXAMPLES = `
Examples:
  polyy book                                     go on with the book that comes with the app
  polyy book --stones 1 --file first-moves.json  the proof of all first moves, from nothing
  polyy book --verify 200                        prove 200 entries once more, with the book switched off`

interface Options {
  stones: number
  file: string
  cores: number
  memory: number
  verify?: number
  seed: number
}

export function addBook(program: Command): void {
  program
    .command('book')
    .description('Make the book of solved positions with few stones; what is in it already stays.')
    .addOption(
      new Option('--stones <number>', 'positions with up to this many stones').argParser(readStones).default(4),
    )
    .option('--file <file>', 'the book', readPath, BOOK_FILE)
    .addOption(coresOption())
    .addOption(new Option('--memory <MB>', "room for each worker's table").argParser(readMegabytes).default(1400))
    .addOption(
      new Option('--verify <number>', 'make nothing, but prove this many random entries again').argParser(readCount),
    )
    .addOption(new Option('--seed <number>', 'of the entries to verify').argParser(readSeed).default(1))
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) =>
      printFirstMoves(
        options.verify === undefined ? await makeBook(options) : await verifiedBook(options, options.verify),
      ),
    )
}

async function verifiedBook(options: Options, count: number): Promise<Book> {
  const book = readBook(options.file, options.stones)
  await verifyBook(book, options, count)
  return book
}

async function makeBook(options: Options): Promise<Book> {
  checkTarget(options.file)
  const unlock = lockFile(options.file)
  return whileOpen(async () => {
    const book = readBook(options.file, options.stones)
    await new BookMaker(book, options).run()
    return book
  }, unlock)
}

/** The book of a file, extended to positions of `stones` stones; an empty one where there is no file. */
function readBook(file: string, stones: number): Book {
  if (attempt(file, () => statSync(file, { throwIfNoEntry: false })) === undefined) return Book.empty(4, stones)
  const text = readText(file)
  try {
    const book = bookOf(JSON.parse(text))
    const { boardSize, levels } = book.data
    if (boardSize !== 4) throw new RangeError('it is the book of another board')
    if (levels.length > stones) return book
    return new Book({ boardSize, levels: [...levels, ...Book.empty(4, stones).data.levels.slice(levels.length)] })
  } catch (error) {
    throw new InputError(`cannot read ${file}: ${(error as Error).message}`)
  }
}

/** Solves what is not known of the book's last level, and infers the levels before it. */
class BookMaker {
  private readonly level: number
  private readonly count: number
  private readonly started = performance.now()
  private readonly knownAtStart: number
  private savedAt = performance.now()
  private expanded = 0

  constructor(
    private readonly book: Book,
    private readonly options: Options,
  ) {
    this.level = options.stones
    this.count = book.classes[this.level].count
    this.knownAtStart = book.known(this.level)
  }

  async run(): Promise<void> {
    const { cores } = this.options
    const bytes = this.options.memory * 2 ** 20
    await withThreads(cores, (threads) =>
      threads.run('proof', {
        tasks: Array.from({ length: this.count }, (_, index) => index),
        // Entering a win makes other entries known.
        requestOf: (index) =>
          this.book.isKnown(this.level, index)
            ? null
            : { position: formatPosition(this.book.positionOf(this.level, index)), bytes },
        done: (index, proven) => this.take(index, proven),
      }),
    )
    this.save()
    endProgress(`polyy book: ${this.progress()} in ${secondsText(performance.now() - this.started)}`)
  }

  private take(index: number, { move, expanded }: Solution): void {
    this.expanded += expanded
    if (move === null) this.book.enter(this.level, index, null)
    else this.book.enterWin(this.level, index, move)
    showProgress(`polyy book: ${this.progress()}`)
    if (performance.now() - this.savedAt > SAVED_EVERY) this.save()
  }

  private save(): void {
    for (let stones = this.level - 1; stones >= 0; stones--) this.book.infer(stones)
    writeWhole(this.options.file, `${JSON.stringify(this.book.data, null, 2)}\n`)
    this.savedAt = performance.now()
  }

  private progress(): string {
    const known = this.book.known(this.level)
    const left = ((performance.now() - this.started) * (this.count - known)) / Math.max(1, known - this.knownAtStart)
    const time = known === this.count ? '' : `, about ${Math.ceil(left / 60_000)} min left`
    return `${countText(known)} of ${countText(this.count)} positions of ${this.level} stones, ${countText(this.expanded)} states${time}`
  }
}

/** Who wins after each first move, one of each class under symmetry. */
function printFirstMoves(book: Book): void {
  const empty = emptyPosition(4)
  const { owns, others } = book.classes[1]
  for (const index of owns.keys()) {
    const node = Math.log2(others[index])
    const entry = book.find(play(empty, node))
    print(`${empty.board.names[node].padEnd(4)}${entry === null ? 'not known' : firstMoveText(entry, empty.board)}`)
  }
}

function firstMoveText({ winner, move }: BookEntry, { names }: Board): string {
  return `${COLOUR_NAMES[winner]} wins${move === null ? '' : `, who answers ${names[move]}`}`
}
