/**
 * The position drawn for inspection, which need not be legal, and the choice of what is shown about it; the rest
 * follows from it.
 */
import { createStore } from 'zustand/vanilla'
import type { BoardSize } from '../../../engine/game/board.ts'
import type { EvaluationMethod } from '../../../engine/evaluation/evaluation.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import type { CornersToWin } from '../../../engine/game/corners.ts'
import { EMPTY, has, image, size, withNode, withoutNode, type NodeSet } from '../../../engine/game/node-set.ts'
import { emptyPosition, faultOf, fitsBits, stonesOf, type Position } from '../../../engine/game/position.ts'
import type { Service } from '../../platform/services.tsx'

/**
 * `sets`: cheapest sets; `ways`: the shortest way that an evaluation finds; `distances`: to one side; `moves`: f after
 * each legal move; `truth`: who wins after it.
 */
export const OVERLAYS = ['sets', 'ways', 'distances', 'moves', 'truth', 'none'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The overlays that know boards of all sizes and both rules. */
const GENERAL_OVERLAYS: readonly Overlay[] = ['sets', 'distances', 'moves', 'none']

/** The overlays that can be shown of a position. */
export const overlaysFor = (drawn: Position): readonly Overlay[] => (fitsBits(drawn) ? OVERLAYS : GENERAL_OVERLAYS)

/** The overlay that is shown: the chosen one, or the cheapest sets where that does not know the board or the rule. */
export const shownOverlay = (overlay: Overlay, drawn: Position): Overlay =>
  overlaysFor(drawn).includes(overlay) ? overlay : 'sets'

/** The colours whose cheapest sets are shown on the board. */
export const SET_OWNERS = ['both', 'red', 'blue'] as const
export type SetOwner = (typeof SET_OWNERS)[number]

/** Cheapest sets on boards that have too many to list: one of them, or the nodes of all. */
export const SET_PARTS = ['one', 'all'] as const
export type SetPart = (typeof SET_PARTS)[number]

/** The brushes of a click on a node: a stone of the side to move, or of one colour. */
export const BRUSHES = ['turn', 'red', 'blue'] as const
export type Brush = (typeof BRUSHES)[number]

/** A pair of nodes, as a cell of a distance table. */
export interface Cell {
  readonly from: number
  readonly to: number
}

/** The walk of the terminal test. */
export interface TestWalk {
  /** The stone it begins at; null for the likely last one. */
  readonly lastStone: number | null
  /** Number of stones of the walk that are shown; null for all. */
  readonly shown: number | null
  readonly isPlaying: boolean
}

export interface InspectState {
  /** The position drawn; `faultOf` says whether it can arise. Null until the page is first opened. */
  readonly drawn: Position | null
  /** The positions drawn before, the latest last. */
  readonly past: readonly Position[]
  readonly brush: Brush
  readonly view: 'board' | 'tables' | 'terminal'
  readonly overlay: Overlay
  readonly setOwner: SetOwner
  readonly setPart: SetPart
  /** The name of the player whose evaluator values the moves; null for the report's f. */
  readonly evaluator: string | null
  /** The index of the cheapest set shown, for each colour. */
  readonly set: Readonly<Record<Colour, number>>
  /** The colour whose distances and table are shown. */
  readonly colour: Colour
  readonly side: number
  /** The evaluation whose shortest way is shown. */
  readonly method: EvaluationMethod
  /** Rounds of Floyd–Warshall done in the table shown; null for all. */
  readonly rounds: number | null
  readonly cell: Cell | null
  readonly walk: TestWalk
}

/** Maximum number of changes that can be undone. */
const PAST_LIMIT = 200

const FIRST_SETS = { red: 0, blue: 0 } as const

/** A walk that is shown to its end. */
export const walkFrom = (lastStone: number | null): TestWalk => ({ lastStone, shown: null, isPlaying: false })

export type InspectStore = ReturnType<typeof createInspectStore>

export function createInspectStore() {
  return createStore<InspectState>(() => ({
    drawn: null,
    past: [],
    brush: 'turn',
    view: 'board',
    overlay: 'sets',
    setOwner: 'both',
    setPart: 'one',
    evaluator: null,
    set: FIRST_SETS,
    colour: 'red',
    side: 0,
    method: 'floyd-warshall',
    rounds: null,
    cell: null,
    walk: walkFrom(null),
  }))
}

/**
 * Draws another position. Rounds and cell stay as long as the board is the same.
 *
 * @param lastStone where the last stone was put, if that is known
 */
export function draw(store: InspectStore, drawn: Position, lastStone: number | null = null): void {
  const { drawn: before, past } = store.getState()
  layOut(store, drawn, before === null ? past : [...past, before].slice(-PAST_LIMIT), lastStone)
}

/** Goes back to what was drawn before the last change. */
export function undoDrawing(store: InspectStore): void {
  const { past } = store.getState()
  const before = past.at(-1)
  if (before !== undefined) layOut(store, before, past.slice(0, -1), null)
}

function layOut(store: InspectStore, drawn: Position, past: readonly Position[], lastStone: number | null): void {
  const sameBoard = store.getState().drawn?.board === drawn.board
  store.setState({
    drawn,
    past,
    set: FIRST_SETS,
    walk: walkFrom(lastStone),
    ...(sameBoard ? {} : { cell: null, rounds: null }),
  })
}

/** Shows one of a colour's cheapest sets on the board, beside the other colour's if that is shown. */
export function showSet(store: InspectStore, colour: Colour, index: number): void {
  const { set, setOwner } = store.getState()
  store.setState({ set: { ...set, [colour]: index }, overlay: 'sets', setOwner: setOwner === colour ? colour : 'both' })
}

function change(store: InspectStore, changed: (position: Position) => Partial<Position>): void {
  const { drawn } = store.getState()
  if (drawn !== null) draw(store, { ...drawn, ...changed(drawn) })
}

/** Whose turn it is with these stones: Red begins, and the players alternate. */
export function moverOf(red: NodeSet, blue: NodeSet): Colour {
  return size(red) > size(blue) ? 'blue' : 'red'
}

/**
 * A position with a stone put on a node, or one of the brush's colour taken away. The stone in turn passes the turn on;
 * otherwise the side to move follows the stones, unless the user has chosen the other.
 */
export function withStone(position: Position, node: number, brush: Brush): Position {
  const isTaken = has(stonesOf(position), node)
  const colour = brush === 'turn' ? position.toMove : brush
  const isTaking = brush === 'turn' ? isTaken : has(position[colour], node)
  const cleared = { red: withoutNode(position.red, node), blue: withoutNode(position.blue, node) }
  const stones = isTaking ? cleared : { ...cleared, [colour]: withNode(cleared[colour], node) }
  const toMove =
    brush === 'turn' && !isTaking
      ? opponentOf(colour)
      : isChosen(position)
        ? position.toMove
        : moverOf(stones.red, stones.blue)
  return { ...position, ...stones, toMove }
}

/** Puts a stone on a node, or takes it away. */
export function putStone(store: InspectStore, node: number): void {
  const { brush } = store.getState()
  change(store, (position) => withStone(position, node, brush))
}

/** Did the user choose the side to move, against the stones? */
const isChosen = ({ red, blue, toMove }: Position) => toMove !== moverOf(red, blue)

export function setMover(store: InspectStore, toMove: Colour): void {
  change(store, () => ({ toMove }))
}

/** Takes an empty board of a size, with its usual rule. */
export function setSize(store: InspectStore, size: BoardSize): void {
  draw(store, emptyPosition(size))
}

export function setRule(store: InspectStore, cornersToWin: CornersToWin): void {
  change(store, () => ({ cornersToWin }))
}

export function clearBoard(store: InspectStore): void {
  change(store, () => ({ red: EMPTY, blue: EMPTY, toMove: 'red' }))
}

/** The symmetries that the buttons use: a fifth of a turn clockwise, and the mirror through the top corner. */
export const TURN = 1
export const MIRROR = 5

export function applySymmetry(store: InspectStore, index: number): void {
  change(store, ({ board, red, blue }) => {
    const symmetry = board.symmetries[index]
    return { red: image(symmetry, red), blue: image(symmetry, blue) }
  })
}

/** The position drawn, where it can arise; null where it cannot, or nothing has been drawn. */
export function legalDrawing({ drawn }: InspectState): Position | null {
  return drawn !== null && faultOf(drawn) === null ? drawn : null
}

export const INSPECT: Service<'inspect', InspectStore> = { name: 'inspect' }
