/**
 * The complete tables of the small boards: the position that is looked up, the moves that led to it, and what is
 * counted. The table of 6 nodes is made here, in a millisecond; that of 16 nodes in a worker, when the user asks for
 * it.
 */
import { createStore } from 'zustand/vanilla'
import { tableFigures, type TableFigures } from '../../../engine/arena/table-figures.ts'
import { boardOfSize } from '../../../engine/game/board.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { emptyPosition, faultOf, play, winnerOf, type Position } from '../../../engine/game/position.ts'
import { entryIn, type EntryOfPosition } from '../../../engine/solver/table-entry.ts'
import { SMALL_SIZES, tablebaseOf, type SmallSize } from '../../../engine/solver/tablebase.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'
import { withStone } from '../inspect/inspect-store.ts'

/** The actions of a click on a node: play a move, or put a stone of a colour or take it away. */
export const CLICKS = ['play', 'red', 'blue'] as const
export type Click = (typeof CLICKS)[number]

/** A position of the line, and how it was reached. */
export interface Step {
  readonly position: Position
  /** The node that was played; null where the position was set up. */
  readonly node: number | null
  /** Was the move looked up in the table, as the answer to the user's? */
  readonly isAnswer: boolean
}

export interface TableState {
  /** The positions so far, from the one that was set up. Never empty. */
  readonly line: readonly Step[]
  readonly click: Click
  /** Does the table answer each move? */
  readonly answers: boolean
  /** Is the graph shown, or the same as a list? */
  readonly view: 'graph' | 'list'
  readonly figures: Readonly<Record<SmallSize, TableFigures | null>>
  /** The share of the table of 16 nodes that is done; null while it is not being made. */
  readonly share: number | null
  /** Entries looked up so far, by one-line position. */
  readonly entries: ReadonlyMap<string, EntryOfPosition>
  readonly error: string | null
}

const lineFrom = (position: Position): readonly Step[] => [{ position, node: null, isAnswer: false }]

export const positionIn = ({ line }: TableState): Position => (line.at(-1) as Step).position

export const isSmallBoard = (size: number): size is SmallSize => SMALL_SIZES.some((small) => small === size)

/** The entry of the position that is shown, once it is known. */
export const shownEntry = (state: TableState): EntryOfPosition | null =>
  state.entries.get(formatPosition(positionIn(state))) ?? null

export class CompleteTable {
  readonly store = createStore<TableState>(() => ({
    line: lineFrom(emptyPosition(2)),
    click: 'play',
    answers: true,
    view: 'graph',
    figures: { 2: null, 3: null },
    share: null,
    entries: new Map(),
    error: null,
  }))

  constructor(private readonly engine: EngineClient) {}

  /** Shows a position that may be one that cannot arise. */
  show(position: Position): void {
    this.store.setState({ line: lineFrom(position) })
    this.lookUp()
  }

  /** Does at a node what a click there is set to do. */
  clickOn(node: number): void {
    const { click } = this.store.getState()
    if (click === 'play') this.move(node)
    else this.show(withStone(positionIn(this.store.getState()), node, click))
  }

  /** Plays a move, which the table answers if it is to. */
  move(node: number): void {
    this.play(node, false)
    this.lookUp()
  }

  /** Goes one move on, without an answer. */
  step(node: number): void {
    this.play(node, false)
    this.lookUp(false)
  }

  /** Takes the last move back, with the table's answer to it. */
  back(): void {
    const { line } = this.store.getState()
    if (line.length < 2) return
    const taken = line.at(-1)?.isAnswer && line.length > 2 ? 2 : 1
    this.store.setState({ line: line.slice(0, -taken) })
    this.lookUp(false)
  }

  /** Solves the board of 16 nodes and counts, in a worker. */
  make(): void {
    this.store.setState({ share: 0, error: null })
    this.engine.start(
      'table',
      { size: 3 },
      {
        progress: ({ share }) => this.store.setState({ share }),
        done: (figures) => {
          this.store.setState((state) => ({ share: null, figures: { ...state.figures, 3: figures } }))
          this.lookUp(false)
        },
        failed: (error) => this.store.setState({ share: null, error }),
      },
    )
  }

  cancel(): void {
    this.engine.cancel()
    this.store.setState({ share: null })
  }

  /** Counts the figures on 6 nodes, which needs no worker. */
  countSix(): void {
    const { figures } = this.store.getState()
    if (figures[2] === null) this.store.setState({ figures: { ...figures, 2: tableFigures(2) } })
    this.lookUp(false)
  }

  /** @param mayAnswer may the table make a move, once the entry is there? */
  private lookUp(mayAnswer = true): void {
    const state = this.store.getState()
    const position = positionIn(state)
    const { size } = position.board
    if (faultOf(position) !== null || !isSmallBoard(size)) return
    const known = shownEntry(state)
    if (known !== null) return this.found(position, known, mayAnswer)
    if (size === 2) return this.found(position, entryIn(tablebaseOf(2), position), mayAnswer)
    if (state.figures[3] === null) return
    this.engine.start(
      'tableEntry',
      { position: formatPosition(position) },
      {
        progress: () => undefined,
        done: (entry) => this.found(position, entry, mayAnswer),
        failed: (error) => this.store.setState({ error }),
      },
    )
  }

  private found(position: Position, entry: EntryOfPosition, mayAnswer: boolean): void {
    this.store.setState(({ entries }) => ({
      entries: new Map(entries).set(formatPosition(position), entry),
      error: null,
    }))
    const state = this.store.getState()
    const last = state.line.at(-1)
    if (!mayAnswer || !state.answers || last?.position !== position || last.node === null || last.isAnswer) return
    const answer = entry.moves.find(({ isBest }) => isBest)
    if (answer === undefined) return
    this.play(answer.node, true)
    this.lookUp(false)
  }

  private play(node: number, isAnswer: boolean): void {
    const state = this.store.getState()
    const position = positionIn(state)
    if (faultOf(position) !== null || winnerOf(position) !== null) return
    this.store.setState({ line: [...state.line, { position: play(position, node), node, isAnswer }] })
  }
}

export const COMPLETE_TABLE: Service<'completeTable', CompleteTable> = { name: 'completeTable' }

export const TABLE_PLACE = '#experiments/table'

/** The part of a link to a position that follows `TABLE_PLACE`. */
export const tableLink = (position: Position): string =>
  new URLSearchParams({ position: formatPosition(position) }).toString()

/** The number of ways to colour a board, which is the size of its table in bytes. */
export const colouringsOf = (size: SmallSize): number => 3 ** boardOfSize(size).nodeCount
