/** Programs of other people as players of one game, by either protocol. */
import type { EngineProgram } from '../contract/engine-program.ts'
import { codeCupNode, codeCupNumber, CODECUP_SIZE } from '../engine/game/codecup.ts'
import type { Colour } from '../engine/game/colour.ts'
import { gtpSizeOf } from '../engine/game/gtp.ts'
import { nodesOf } from '../engine/game/node-set.ts'
import { quote } from '../engine/game/notation.ts'
import { legalMoves, ownerOf, type Position } from '../engine/game/position.ts'
import { EngineFault, EngineProcess, type Exchange } from './engine-process.ts'

/** A move, or `null` for giving up. */
export type EngineMove = number | null

export interface EnginePlayer {
  /** Asks for its name and version; null where the protocol has neither. Throws EngineFault. */
  introduce(): Promise<string | null>
  /** @throws EngineFault */
  start(opening: Position): Promise<void>
  /** Tells it a move of the other side; throws EngineFault. */
  hear(colour: Colour, node: number): Promise<void>
  /** Asks for a move in a position; throws EngineFault. */
  move(position: Position): Promise<EngineMove>
  end(): Promise<void>
  /** Ends it at once. */
  kill(): void
  readonly errorText: string
  /** The last questions with their answers. */
  readonly exchanges: readonly Exchange[]
}

export function enginePlayer(program: EngineProgram, folder?: string): EnginePlayer {
  const engine = new EngineProcess(program, folder)
  return program.protocol === 'gtp' ? new GtpPlayer(engine, program) : new CodeCupPlayer(engine, program)
}

const LETTERS = { red: 'b', blue: 'w' } as const

function nodeOf(position: Position, node: number, word: string): number {
  if (node < 0 || node >= position.board.nodeCount)
    throw new EngineFault('nonsense', `answered ${quote(word)}, which is no move`)
  if (legalMoves(position).includes(node)) return node
  throw new EngineFault(
    'illegal',
    `played ${quote(word)}, where ${ownerOf(position, node) === null ? 'nothing may be played' : 'a stone stands'}`,
  )
}

class GtpPlayer implements EnginePlayer {
  constructor(
    private readonly engine: EngineProcess,
    private readonly program: EngineProgram,
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
    const answer = (await this.engine.ask(line, '\n\n', this.program.moveMs)).trim()
    const [, mark, text] = /^([=?])\d*(.*)$/s.exec(answer) ?? []
    if (mark === undefined)
      throw new EngineFault('nonsense', `answered ${quote(answer)} to ${line}, which begins with neither = nor ?`)
    return { isGood: mark === '=', text: text.trim() }
  }

  private async demand(line: string): Promise<string> {
    const { isGood, text } = await this.answer(line)
    if (!isGood) throw new EngineFault('refusal', `refused ${line}: ${quote(text)}`)
    return text
  }

  async introduce(): Promise<string> {
    return `${await this.demand('name')} ${(await this.answer('version')).text}`.trim()
  }

  async start(opening: Position): Promise<void> {
    await this.demand(`boardsize ${gtpSizeOf(opening.board.size)}`)
    await this.demand('clear_board')
    const commands = await this.answer('list_commands')
    if (commands.isGood && /^time_settings$/m.test(commands.text))
      await this.answer(`time_settings 0 ${this.program.moveMs / 1000} 1`)
    const blue = [...nodesOf(opening.blue)]
    for (const [i, node] of [...nodesOf(opening.red)].entries()) {
      await this.demand(`play b ${opening.board.names[node]}`)
      if (i < blue.length) await this.demand(`play w ${opening.board.names[blue[i]]}`)
    }
    this.names = opening.board.names
  }

  private names: readonly string[] = []

  async hear(colour: Colour, node: number): Promise<void> {
    await this.demand(`play ${LETTERS[colour]} ${this.names[node]}`)
  }

  async move(position: Position): Promise<EngineMove> {
    const word = await this.demand(`genmove ${LETTERS[position.toMove]}`)
    if (word.toLowerCase() === 'resign') return null
    return nodeOf(position, position.board.names.indexOf(word.toLowerCase()), word)
  }

  end(): Promise<void> {
    return this.engine.end('quit')
  }
}

/** A program that writes a move for each line it reads, the other's move or `Start`, as at the CodeCup. */
class CodeCupPlayer implements EnginePlayer {
  private heard = 'Start'

  constructor(
    private readonly engine: EngineProcess,
    private readonly program: EngineProgram,
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

  introduce(): Promise<null> {
    return Promise.resolve(null)
  }

  start({ board }: Position): Promise<void> {
    this.numbers = board.size === CODECUP_SIZE
    this.names = board.names
    return Promise.resolve()
  }

  private numbers = false
  private names: readonly string[] = []

  hear(_: Colour, node: number): Promise<void> {
    this.heard = this.numbers ? String(codeCupNumber(this.names[node])) : this.names[node]
    return Promise.resolve()
  }

  async move(position: Position): Promise<EngineMove> {
    const word = (await this.engine.ask(this.heard, '\n', this.program.moveMs)).trim()
    if (word === '-1') throw new EngineFault('illegal', 'swapped, which this contest does not allow')
    const name = this.numbers && /^\d+$/.test(word) ? codeCupNode(Number(word)) : word.toLowerCase()
    return nodeOf(position, position.board.names.indexOf(name), word)
  }

  end(): Promise<void> {
    return this.engine.end('Quit')
  }
}
