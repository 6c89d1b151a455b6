/**
 * Thinking for `polyy gtp` in a thread of its own, so that an interrupt is heard and an answer is given in time,
 * whatever the thread is doing.
 */
import { playoutPlayer } from '../../engine/arena/contestant.ts'
import { EngineClient, type JobListener } from '../../workers/client.ts'
import type { JobKind, Jobs } from '../../engine/jobs.ts'
import type { Reply } from '../../engine/game/game.ts'
import { formatPosition } from '../../engine/game/notation.ts'
import { emptyPosition, hasPerfectPlay, type Position } from '../../engine/game/position.ts'
import { PlayoutSearcher, type PlayoutProgress } from '../../engine/playouts/playout-search.ts'
import { shouldSwap } from '../../engine/playouts/should-swap.ts'
import { search, type SearchProgress } from '../../engine/search/search.ts'
import { FailedError } from '../input.ts'
import { openThread } from '../threads.ts'
import type { MoveQuestion, Solved } from './session.ts'

/** How a job ended: with its result, or before by the clock or an interrupt. */
type Ended<Kind extends JobKind> = { readonly result: Jobs[Kind]['result'] | null }

/** In less time a thread is not asked: a question and its answer take some milliseconds. */
const MIN_MS = 25

export class Thinking {
  private readonly client = new EngineClient(openThread)
  private readonly seed = Date.now()
  private stop = () => {}
  /** Has the thread started, and run a search for the first time? */
  private ready: Promise<unknown>

  constructor() {
    this.ready = this.warmUp()
  }

  /** Ends what is being thought about; the best move so far is its answer. */
  interrupt(): void {
    this.stop()
  }

  end(): void {
    this.client.end()
  }

  async think({ contestant, position, number, maySwap, ms }: MoveQuestion): Promise<Reply> {
    const request = { position: formatPosition(position), contestant, seed: this.seed, number, maySwap }
    if (ms !== null && ms < MIN_MS) return soFar(position, null)
    let best: SearchProgress | PlayoutProgress | null = null
    const { result } = await this.run('move', request, ms, (progress) => (best = progress))
    return result ?? soFar(position, best)
  }

  async solve(position: Position, ms: number): Promise<Solved | null> {
    const text = formatPosition(position)
    if (hasPerfectPlay(position)) {
      const found: Solved[] = []
      await this.run('truth', { positions: [text] }, ms, (progress) => {
        if ('truth' in progress) found.push(progress.truth)
      })
      return found[0] ?? null
    }
    const options = { algorithm: 'negascout', time: ms } as const
    const { result } = await this.run('search', { position: text, options }, ms, () => undefined)
    if (result === null || Number.isFinite(result.value)) return null
    const winner = result.value > 0 ? 'red' : 'blue'
    return { winner, move: winner === position.toMove ? result.move : null }
  }

  /** A thread takes a tenth of a second to start, which the first limit of time may not leave. */
  private warmUp(): Promise<void> {
    const position = formatPosition(emptyPosition(7))
    const contestant = playoutPlayer('first', { playouts: 500, priors: 'patterns' })
    const request = { position, contestant, seed: this.seed, number: 0, maySwap: false }
    return new Promise((resolve) => {
      const done = () => resolve()
      this.client.start('move', request, { progress: () => undefined, done, failed: done })
    })
  }

  private run<Kind extends JobKind>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    ms: number | null,
    progress: JobListener<Kind>['progress'],
  ): Promise<Ended<Kind>> {
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
      const timer = ms === null ? undefined : setTimeout(() => this.stop(), ms)
      const failed = (message: string) => {
        clearTimeout(timer)
        reject(new FailedError(message))
      }
      void this.ready.then(() => {
        if (isEnded) return
        isRunning = true
        this.client.start(kind, request, { progress, done: (result) => end({ result }), failed })
      })
    })
  }

  private restart(): void {
    this.client.cancel()
    this.ready = this.warmUp()
  }
}

/** Playouts on this side of the thread, of some milliseconds, where f takes longer. */
const AT_ONCE = { playouts: 100, time: 4 }

/** The best move that a search has found so far; before it has found any, that of the next ply or of a few playouts. */
function soFar(position: Position, best: SearchProgress | PlayoutProgress | null): Reply {
  if (best !== null && best.line.length > 0)
    return 'playouts' in best
      ? { node: best.line[0], value: null, swaps: shouldSwap(best) }
      : { node: best.line[0], value: best.value }
  if (!hasPerfectPlay(position)) {
    const found = new PlayoutSearcher(AT_ONCE, null).search(position)
    return { node: found.move, value: null, swaps: shouldSwap(found) }
  }
  const { move, value } = search(position, { algorithm: 'alpha-beta', depth: 1 })
  return { node: move, value }
}
