/**
 * Thinking for `polyy gtp` in a thread of its own, so that an interrupt is heard and an answer is given in time,
 * whatever the thread is doing.
 */
import type { ChoiceProgress } from '../../engine/arena/choice.ts'
import { playoutPlayer } from '../../engine/arena/contestant.ts'
import { EngineClient, type JobListener } from '../../workers/client.ts'
import type { JobKind, Jobs } from '../../engine/jobs.ts'
import type { Reply, Swapper } from '../../engine/game/game.ts'
import { formatPosition } from '../../engine/game/notation.ts'
import { emptyPosition, hasPerfectPlay, type Position } from '../../engine/game/position.ts'
import { PlayoutSearcher } from '../../engine/playouts/playout-search.ts'
import { shouldSwap } from '../../engine/playouts/should-swap.ts'
import { search } from '../../engine/search/search.ts'
import { FailedError } from '../input.ts'
import { openThread } from '../threads.ts'
import type { MoveQuestion, Solved } from './session.ts'

/** How a job ended: with its result, or before by the clock or an interrupt. */
type Ended<Kind extends JobKind> = { readonly result: Jobs[Kind]['result'] | null }

/** In less time a thread is not asked: a question and its answer take some milliseconds. */
const MIN_MS = 25

/** A search ends some milliseconds after its limit, when it next looks at the clock, and its answer has a way to go. */
const LATENESS_MS = 8
const LATENESS = 0.02
const ownTime = (ms: number) => Math.max(1, ms - LATENESS_MS - LATENESS * ms)

/** When an answer is due, in milliseconds or null for never, and whether the job is to end before then by itself. */
interface Limit {
  readonly ms: number | null
  readonly endsItself: boolean
}

export class Thinking {
  private readonly client = new EngineClient(openThread)
  private readonly seed = Date.now()
  private stop = () => {}
  /** Does the thread go on with a job that was due? It soon ends, and the tree that it keeps is not lost. */
  private isLate = false
  /** Resolves once a question to the thread begins to be answered at once. */
  ready: Promise<void>

  constructor() {
    this.ready = this.warmUp()
    // `soFar` answers in place of the thread, so it is run once as well: code that never ran takes ten times as long.
    for (const position of [emptyPosition(4), emptyPosition(7, 1), emptyPosition(7, 3)]) soFar(position, null, null)
  }

  /** Ends what is being thought about; the best move so far is its answer. */
  interrupt(): void {
    this.stop()
  }

  end(): void {
    this.client.end()
  }

  async think({ contestant, position, number, swapper, ms, isRepeatable }: MoveQuestion): Promise<Reply> {
    if (ms !== null && ms < MIN_MS) return soFar(position, null, swapper, ms)
    const request = {
      position: formatPosition(position),
      contestant,
      seed: isRepeatable ? 0 : this.seed,
      number,
      swapper,
      isAlone: isRepeatable,
      ...(ms !== null && { time: ownTime(ms) }),
    }
    const endsItself = contestant.mind.by === 'search' || contestant.mind.by === 'playouts'
    let best: ChoiceProgress | null = null
    const { result } = await this.run('move', request, { ms, endsItself }, (progress) => (best = progress))
    return result ?? soFar(position, best, swapper)
  }

  async solve(position: Position, ms: number): Promise<Solved | null> {
    const text = formatPosition(position)
    if (hasPerfectPlay(position)) {
      const found: Solved[] = []
      await this.run('truth', { positions: [text] }, { ms, endsItself: false }, (progress) => {
        if ('truth' in progress) found.push(progress.truth)
      })
      return found[0] ?? null
    }
    const options = { algorithm: 'negascout', time: ownTime(ms) } as const
    const { result } = await this.run('search', { position: text, options }, { ms, endsItself: true }, () => undefined)
    if (result === null || Number.isFinite(result.value)) return null
    const winner = result.value > 0 ? 'red' : 'blue'
    return { winner, move: winner === position.toMove ? result.move : null }
  }

  /** A thread takes a tenth of a second to start, which the first limit of time may not leave. */
  private warmUp(): Promise<void> {
    const position = formatPosition(emptyPosition(7))
    const contestant = playoutPlayer('first', { playouts: 500, priors: 'network' })
    const request = { position, contestant, seed: this.seed, number: 0, swapper: null }
    return new Promise((resolve) => {
      const done = () => resolve()
      this.client.start('move', request, { progress: () => undefined, done, failed: done })
    })
  }

  private run<Kind extends JobKind>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    { ms, endsItself }: Limit,
    progress: JobListener<Kind>['progress'],
  ): Promise<Ended<Kind>> {
    if (this.isLate) this.restart()
    return new Promise((resolve, reject) => {
      let [isRunning, isEnded] = [false, false]
      const end = (ended: Ended<Kind>) => {
        clearTimeout(timer)
        this.stop = () => {}
        isEnded = true
        resolve(ended)
      }
      this.stop = () => {
        end({ result: null })
        // The thread ends with its job; one that still starts is waited for by the next job.
        if (isRunning) this.restart()
      }
      const late = () => {
        if (!endsItself) return this.stop()
        end({ result: null })
        this.isLate = isRunning
      }
      const timer = ms === null ? undefined : setTimeout(late, ms)
      const done = (result: Jobs[Kind]['result']) => {
        this.isLate = false
        end({ result })
      }
      const failed = (message: string) => {
        this.isLate = false
        clearTimeout(timer)
        reject(new FailedError(message))
      }
      void this.ready.then(() => {
        if (isEnded) return
        isRunning = true
        this.client.start(kind, request, { progress, done, failed })
      })
    })
  }

  private restart(): void {
    this.isLate = false
    this.client.cancel()
    this.ready = this.warmUp()
  }
}

/** Playouts on this side of the thread, of some milliseconds, where f takes longer. */
const AT_ONCE = { playouts: 100, time: 4 }

/** The best move that a search has found so far; before it has found any, that of the next ply or of a few playouts. */
function soFar(position: Position, best: ChoiceProgress | null, swapper: Swapper | null, ms = AT_ONCE.time): Reply {
  if (best !== null && best.line.length > 0)
    return 'playouts' in best
      ? { node: best.line[0], value: null, swaps: best.swaps }
      : { node: best.line[0], value: best.value }
  if (!hasPerfectPlay(position)) {
    const found = new PlayoutSearcher({}, null).search(position, { ...AT_ONCE, time: Math.min(ms, AT_ONCE.time) })
    return { node: found.move, value: null, swaps: swapper === 'mover' && shouldSwap(position, found) }
  }
  const { move, value } = search(position, { algorithm: 'alpha-beta', depth: 1 })
  return { node: move, value }
}
