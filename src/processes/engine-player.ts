/** Programs of other people as players of one game, by either protocol. */
import type { ProgramStrategy } from '../engine/arena/contestant.ts'
import { codeCupNode, codeCupNumber, CODECUP_SIZE } from '../engine/game/codecup.ts'
import type { Colour } from '../engine/game/colour.ts'
import type { Move } from '../engine/game/game.ts'
import { gtpSizeOf } from '../engine/game/gtp.ts'
import { nodesOf } from '../engine/game/node-set.ts'
import { quote } from '../engine/game/notation.ts'
import { beginOf } from '../engine/math/cut-text.ts'
import { withNumbers } from '../engine/game/unseen.ts'
import { legalMoves, ownerOf, type Position } from '../engine/game/position.ts'
import { GTP_ANSWER, LINE_ANSWER } from './answers.ts'
import { EngineFault } from './engine-fault.ts'
import { EngineProcess, type Exchange } from './engine-process.ts'

/** A move, or `null` for giving up. */
export type EngineMove = Move | null

/** The name and the version that a program says of itself; null where its protocol has no such question. */
export interface Introduction {
  readonly name: string | null
  readonly version: string | null
}

export interface EnginePlayer {
  /** @throws EngineFault */
  start(opening: Position): Promise<void>
  /** Can it play another game after this one, by its protocol and by how it has come out of this one? */
  readonly canRestart: boolean
  /**
   * Begins another game with the same process. False where it does not take one up, and has to be started anew: nothing of
   * that game has been told to it. Throws EngineFault where it fails later.
   */
  restart(opening: Position): Promise<boolean>
  /** Asks who it is; throws EngineFault. */
  introduce(): Promise<Introduction>
  /** Tells it a move of the other side; throws EngineFault. */
  hear(colour: Colour, move: Move): Promise<void>
  /**
   * Asks for a move in a position; throws EngineFault.
   *
   * @param maySwap may it answer the first stone by taking it over?
   */
  move(position: Position, maySwap?: boolean): Promise<EngineMove>
  end(): Promise<void>
  /** Ends it at once. */
  kill(): void
  readonly errorText: string
  /** The last questions with their answers. */
  readonly exchanges: readonly Exchange[]
}

export function enginePlayer(program: ProgramStrategy, folder?: string): EnginePlayer {
  const engine = new EngineProcess(program, folder)
  return program.protocol === 'gtp' ? new GtpPlayer(engine, program) : new CodeCupPlayer(engine, program)
}

/** Characters of a name or a version that are shown. */
const MAX_INTRODUCTION = 100

const LETTERS = { red: 'b', blue: 'w' } as const

function nodeOf(position: Position, node: number, word: string): number {
  if (node < 0 || node >= position.board.nodeCount) throw new EngineFault('noMove', quote(word))
  if (legalMoves(position).includes(node)) return node
  throw new EngineFault(ownerOf(position, node) === null ? 'unplayable' : 'occupied', quote(word))
}

function swapIf(maySwap: boolean): Move {
  if (maySwap) return 'swap'
  throw new EngineFault('swapped')
}

const lists = (listed: string, command: string) => listed.split(/\s+/).includes(command)

/** Does a program that answers `list_commands` so begin a new game without being started anew? */
export function listsNewGame(listed: string): boolean {
  return lists(listed, 'boardsize') && lists(listed, 'clear_board')
}

class GtpPlayer implements EnginePlayer {
  constructor(
    private readonly engine: EngineProcess,
    private readonly program: ProgramStrategy,
  ) {}

  get errorText(): string {
    return this.engine.errorText
  }

  get exchanges(): readonly Exchange[] {
    return this.engine.exchanges
  }

  kill(): void {
    this.engine.kill()
  }

  private async answer(line: string): Promise<{ readonly isGood: boolean; readonly text: string }> {
    const answer = (await this.engine.ask(line, GTP_ANSWER, this.program.moveMs)).trim()
    const [, mark, text] = /^([=?])\d*(.*)$/s.exec(answer) ?? []
    if (mark === undefined) throw new EngineFault('noAnswer', quote(answer), line)
    return { isGood: mark === '=', text: text.trim() }
  }

  private async demand(line: string): Promise<string> {
    const { isGood, text } = await this.answer(line)
    if (!isGood) throw new EngineFault('refused', quote(text), line)
    return text
  }

  async introduce(): Promise<Introduction> {
    const said = async (line: string) => {
      const { isGood, text } = await this.answer(line)
      return isGood && text !== '' ? withNumbers(beginOf(text, MAX_INTRODUCTION)) : null
    }
    return { name: await said('name'), version: await said('version') }
  }

  async start(opening: Position): Promise<void> {
    await this.clear(opening)
    const { isGood, text } = await this.answer('list_commands')
    this.listed = isGood ? text : ''
    await this.setUp(opening)
  }

  /** The commands that it lists. */
  private listed = ''

  get canRestart(): boolean {
    return listsNewGame(this.listed) && this.engine.canGoOn
  }

  async restart(opening: Position): Promise<boolean> {
    this.engine.forget()
    try {
      await this.clear(opening)
    } catch (error) {
      if (error instanceof EngineFault) return false
      throw error
    }
    await this.setUp(opening)
    return true
  }

  private async clear({ board }: Position): Promise<void> {
    await this.demand(`boardsize ${gtpSizeOf(board.size)}`)
    await this.demand('clear_board')
  }

  private async setUp(opening: Position): Promise<void> {
    // GTP has whole seconds alone.
    if (lists(this.listed, 'time_settings'))
      await this.answer(`time_settings 0 ${Math.ceil(this.program.moveMs / 1000)} 1`)
    const blue = [...nodesOf(opening.blue)]
    for (const [i, node] of [...nodesOf(opening.red)].entries()) {
      await this.demand(`play b ${opening.board.names[node]}`)
      if (i < blue.length) await this.demand(`play w ${opening.board.names[blue[i]]}`)
    }
    this.names = opening.board.names
  }

  private names: readonly string[] = []

  /**
   * A swap leaves the stones as they are, so that a program that does not know the word may refuse it and play on; one
   * that knows it would otherwise answer its own first stone by a swap.
   */
  async hear(colour: Colour, move: Move): Promise<void> {
    if (move === 'swap') await this.answer(`play ${LETTERS[colour]} swap`)
    else await this.demand(`play ${LETTERS[colour]} ${this.names[move]}`)
  }

  async move(position: Position, maySwap = false): Promise<EngineMove> {
    const word = await this.demand(`genmove ${LETTERS[position.toMove]}`)
    if (word.toLowerCase() === 'resign') return null
    if (/^swap(-sides)?$/i.test(word)) return swapIf(maySwap)
    return nodeOf(position, position.board.names.indexOf(word.toLowerCase()), word)
  }

  end(): Promise<void> {
    return this.engine.end('quit')
  }
}

/** The exchange of colours, at the CodeCup. */
const SWAP = '-1'

/** A program that writes a move for each line it reads, the other's move or `Start`, as at the CodeCup. */
class CodeCupPlayer implements EnginePlayer {
  private heard = 'Start'

  constructor(
    private readonly engine: EngineProcess,
    private readonly program: ProgramStrategy,
  ) {}

  get errorText(): string {
    return this.engine.errorText
  }

  get exchanges(): readonly Exchange[] {
    return this.engine.exchanges
  }

  kill(): void {
    this.engine.kill()
  }

  start({ board }: Position): Promise<void> {
    this.numbers = board.size === CODECUP_SIZE
    this.names = board.names
    return Promise.resolve()
  }

  private numbers = false
  private names: readonly string[] = []

  // Its process ends with its game.
  readonly canRestart = false

  restart(): Promise<boolean> {
    return Promise.resolve(false)
  }

  // The CodeCup has no such question.
  introduce(): Promise<Introduction> {
    return Promise.resolve({ name: null, version: null })
  }

  hear(_: Colour, move: Move): Promise<void> {
    this.heard = move === 'swap' ? SWAP : this.numbers ? String(codeCupNumber(this.names[move])) : this.names[move]
    return Promise.resolve()
  }

  async move(position: Position, maySwap = false): Promise<EngineMove> {
    const word = (await this.engine.ask(this.heard, LINE_ANSWER, this.program.moveMs)).trim()
    if (word === SWAP) return swapIf(maySwap)
    const name = this.numbers && /^\d+$/.test(word) ? codeCupNode(Number(word)) : word.toLowerCase()
    return nodeOf(position, position.board.names.indexOf(name), word)
  }

  end(): Promise<void> {
    return this.engine.end('Quit')
  }
}
