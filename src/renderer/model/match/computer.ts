/**
 * The computer's turn. Whenever a computer is to move it searches, and drops the search as soon as the match is no
 * longer the one it was started for. Computers that play each other pause after each move, or wait to be asked for the
 * next.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import {
  computersMove,
  moveName,
  positionOf,
  resultOf,
  swapperOf,
  type Game,
  type Move,
} from '../../../engine/game/game.ts'
import { REPORT_EVALUATOR } from '../../../engine/evaluation/evaluator.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import { encodeValue, formatPosition } from '../../../engine/game/notation.ts'
import { countersOf } from '../../../engine/search/counters.ts'
import type { ChoiceProgress, PlayoutChoiceProgress } from '../../../engine/arena/choice.ts'
import type { SearchOptions, SearchProgress } from '../../../engine/search/search.ts'
import { isSamePosition, type Position } from '../../../engine/game/position.ts'
import type { EngineClient } from '../../../workers/client.ts'
import {
  isBetweenComputers,
  isComputersTurn,
  isMoveMade,
  moverOf,
  type MatchState,
  type SearchRecord,
} from './match-state.ts'
import type { MatchStore } from './match-store.ts'
import { contestantOf } from './players.ts'
import { troubleWords } from '../players/program-words.ts'
import type { SettingsStore } from '../settings.ts'
import { type Service, useServices } from '../../platform/services.tsx'

export interface ThinkingState {
  /** The search that is running, or null. */
  readonly task: Task | null
  /** How far the search is, by depths or by playouts; null before its first report. */
  readonly progress: ChoiceProgress | null
  /** The last search of the game as it stands, whether it made a move or was stopped; none of a move taken back. */
  readonly last: EndedSearch | null
  /** The reason why the engine could not move. */
  readonly error: string | null
}

/** One move to find. */
export interface Task {
  readonly position: Position
  readonly contestant: Contestant
  readonly seed: number
  /** The options of the search; null for a player that asks the oracle. */
  readonly options: SearchOptions | null
  readonly colour: Colour
  /** The number of the move in the game, from 0. */
  readonly index: number
}

export interface SearchTask extends Task {
  readonly options: SearchOptions
}

export function isSearch(task: Task): task is SearchTask {
  return task.options !== null
}

interface EndedSearch {
  readonly task: SearchTask
  readonly found: SearchProgress
  /** The move played; null where the search was stopped. */
  readonly move: Move | null
}

export function isByPlayouts(progress: ChoiceProgress): progress is PlayoutChoiceProgress {
  return 'playouts' in progress
}

/** Did this search end in the game as it stands: in a position of its line, and with the move played there? */
function isIn({ moves, ...game }: Game, { task: { index, position }, move }: EndedSearch): boolean {
  const isPassed = move === null ? index <= moves.length : moves[index] === move
  return isPassed && isSamePosition(positionOf({ ...game, moves: moves.slice(0, index) }), position)
}

/** Tells whether the value is f, which the report's evaluator alone gives; values of others cannot be compared with it. */
function isByReport({ evaluator = REPORT_EVALUATOR }: SearchOptions): boolean {
  return evaluator.kind === 'report'
}

export type ThinkingStore = ReturnType<typeof createThinkingStore>

export function createThinkingStore() {
  return createStore<ThinkingState>(() => ({ task: null, progress: null, last: null, error: null }))
}

/** A computer's move against a human is shown no sooner than this after its turn began, so that the eye can follow. */
const MIN_TURN_MS = 300

function taskOf(match: MatchState): Task | null {
  const mover = moverOf(match)
  if (mover === null || !isComputersTurn(match)) return null
  const contestant = contestantOf(mover.player)
  return {
    position: positionOf(match.game),
    contestant,
    seed: match.seed,
    options: contestant.mind.by === 'search' ? contestant.mind.options : null,
    colour: mover.colour,
    index: match.game.moves.length,
  }
}

function isSameTask(one: Task | null, other: Task | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.index === other.index &&
    one.seed === other.seed &&
    isSamePosition(one.position, other.position) &&
    JSON.stringify(one.contestant) === JSON.stringify(other.contestant)
  )
}

export class Computer {
  /** The move that is to be found, from the pause before it until it is made. */
  private due: Task | null = null
  /** The timer until the search begins, and then the one until its move is made. */
  private wait: ReturnType<typeof setTimeout> | undefined
  /** Has a program been asked for a move of this game? */
  private hasProgram = false
  /** The match as it was at the last change. */
  private followed: MatchState | null = null
  /** The searches of this game that ended, including those of moves that have been taken back and may be redone. */
  private ended: readonly EndedSearch[] = []

  constructor(
    private readonly match: MatchStore,
    private readonly thinking: ThinkingStore,
    private readonly engine: EngineClient,
    private readonly settings: SettingsStore,
  ) {
    settings.subscribe((after, before) => {
      if (after.pace === before.pace || this.due === null || thinking.getState().task !== null) return
      // A change of pace applies to a pause that has already begun.
      if (after.pace === 'step') match.setPaused(true)
      else this.begin(this.due, true)
    })
  }

  /** Stops searching; the match waits until it is resumed. What was found stays in sight. */
  stop(): void {
    const { task, progress } = this.thinking.getState()
    if (task !== null && isSearch(task) && progress !== null && !isByPlayouts(progress))
      this.ended = [...this.ended, { task, found: progress, move: null }]
    this.match.setPaused(true)
  }

  /** Plays the first move of the best line found so far; does nothing before there is one. */
  moveNow(): void {
    const { task, progress } = this.thinking.getState()
    if (task === null || progress === null || progress.line.length === 0) return
    this.match.discount('hurried')
    if (isByPlayouts(progress)) {
      const { game } = this.match.getState()
      this.play(computersMove(swapperOf(game), { node: progress.line[0], value: null, swaps: progress.swaps }), null)
    } else if (isSearch(task)) this.land(task, progress)
  }

  /** Starts, keeps or drops a search, as the match now requires; after a move there may be a pause. */
  follow(): void {
    const match = this.match.getState()
    const before = this.followed ?? match
    this.followed = match
    if (match.game.start !== before.game.start) this.ended = []
    if (match.game !== before.game) this.letProgramGo(match, before)
    const last = this.ended.findLast((ended) => isIn(match.game, ended)) ?? null
    if (last !== this.thinking.getState().last) this.thinking.setState({ last })
    const task = taskOf(match)
    if (isSameTask(task, this.due)) return
    this.due = task
    clearTimeout(this.wait)
    this.engine.cancel()
    this.thinking.setState({ task: null, progress: null, error: null })
    if (task !== null) this.begin(task, isMoveMade(match, before))
  }

  private begin(task: Task, isAfterMove: boolean): void {
    clearTimeout(this.wait)
    const { pace } = this.settings.getState()
    const seconds = isAfterMove && pace !== 'step' && isBetweenComputers(this.match.getState()) ? pace : 0
    if (seconds === 0) this.find(task)
    else this.wait = setTimeout(() => this.find(task), seconds * 1000)
  }

  private find(task: Task): void {
    const { game } = this.match.getState()
    const started = performance.now()
    const { position, contestant, seed, index } = task
    this.hasProgram ||= contestant.mind.by === 'program'
    this.thinking.setState({ task })
    this.engine.start(
      'move',
      {
        position: formatPosition(position),
        contestant,
        seed,
        number: index,
        swapper: swapperOf(game),
        ...(game.moves.includes('swap') && { hasSwapped: true }),
      },
      {
        progress: (progress) => this.thinking.setState({ progress }),
        done: (choice) =>
          this.landAfter(started, () => {
            const { search } = choice
            if (isSearch(task) && search !== null) this.land(task, { ...search, counters: search })
            else this.play(computersMove(swapperOf(this.match.getState().game), choice), null)
          }),
        failed: (error, _, fault) => (fault === undefined ? this.fail(troubleWords(error)) : this.lose(task, fault)),
      },
    )
  }

  private landAfter(started: number, land: () => void): void {
    const minimum = isBetweenComputers(this.match.getState()) ? 0 : MIN_TURN_MS
    this.wait = setTimeout(land, Math.max(0, minimum - (performance.now() - started)))
  }

  /** A program plays only as long as its game: then its process ends. */
  private letProgramGo({ game }: MatchState, before: MatchState): void {
    if (!this.hasProgram || (game.start === before.game.start && resultOf(game) === null)) return
    this.hasProgram = false
    this.engine.end()
  }

  /** A fault of a program ends the game. */
  private lose({ colour, contestant: { name } }: Task, fault: ProgramFault): void {
    this.match.breakOff(colour, { name, fault })
  }

  private fail(error: string): void {
    this.due = null
    this.thinking.setState({ task: null, error })
    this.stop()
  }

  /** Ends the task with the move that its search has found. */
  private land(task: SearchTask, found: SearchProgress): void {
    const { game } = this.match.getState()
    const { depth, value, line, counters, shortestWin, ms } = found
    const move = computersMove(swapperOf(game), { node: line[0], value })
    this.ended = [...this.ended, { task, found, move }]
    this.play(move, {
      ...countersOf(counters),
      shortestWin: shortestWin?.visited ?? null,
      index: task.index,
      player: task.colour,
      algorithm: task.options.algorithm,
      depth,
      ms,
      move: moveName(game.start.board, move),
      value: value === null || (isFinite(value) && !isByReport(task.options)) ? null : encodeValue(value),
    })
  }

  private play(move: Move, record: SearchRecord | null): void {
    const isStep = this.settings.getState().pace === 'step' && isBetweenComputers(this.match.getState())
    this.match.playComputer(move, record, isStep)
  }
}

export const THINKING: Service<'thinking', ThinkingStore> = { name: 'thinking' }

export const COMPUTER_PLAYER: Service<'computer', Computer> = { name: 'computer' }

export function useThinking(): ThinkingState {
  return useStore(useServices(THINKING).thinking)
}
