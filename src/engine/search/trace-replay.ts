/** A trace made by any program, as a recorded search, up to the first step that differs from its algorithm. */
import { newColumns, plyCounters, totals, addCounters, type CounterColumns } from './counters.ts'
import { Recorder, type Trace } from './recorder.ts'
import type { Iteration } from './run.ts'
import type { SearchResult } from './search.ts'
import type { Fault } from '../game/fault.ts'
import { asF } from './state.ts'
import { EVENTS, NO_NODE } from './trace.ts'
import { TraceCheck, type Difference, type Understood } from './trace-check.ts'
import type { TraceFile, TraceStep } from './trace-file.ts'

export interface CheckedTrace {
  readonly trace: Trace
  readonly result: SearchResult
  readonly difference: Difference | null
}

/** The fault of a difference, with its step and its line. */
export function differenceFault({ step, line, fault }: Difference): [Fault['code'], Fault['values']] {
  return ['differs', { step, line, fault }]
}

/** Checks a trace, and records its steps before the first that differs. */
export function checkTrace(file: TraceFile): CheckedTrace {
  const check = new TraceCheck(file)
  const recording = new TraceRecording(file)
  let fault = null
  let step = 0
  while (fault === null && step < file.steps.length) {
    const taken = check.step(file.steps[step])
    if (taken.fault === null) recording.take(taken.understood, file.steps[step], file.steps.at(step + 1))
    fault = taken.fault
    step++
  }
  if (fault === null) {
    fault = check.end()
    if (fault !== null) step++
  }
  const line = file.lines.at(step - 1) ?? file.lines[file.lines.length - 1] + 1
  return { ...recording.finish(), difference: fault && { step, line, fault } }
}

class TraceRecording {
  private readonly recorder = new Recorder()
  private readonly iterations: Iteration[] = []
  private readonly plies: number
  private counters: CounterColumns
  private depth = 0
  /** The depth of a trace that does not tell: that of its deepest state. */
  private readonly deepest: number
  private root: { readonly value: number; readonly line: readonly number[] } | null = null
  private best: { readonly node: number; readonly value: number } | null = null
  private isBegun = false

  constructor(private readonly file: TraceFile) {
    let ply = 0
    let deepest = 0
    for (const { kind } of file.steps)
      deepest = Math.max(deepest, (ply = Math.max(0, ply + (kind === 'enter' ? 1 : -1))) - 1)
    this.deepest = deepest
    this.plies = deepest + 1
    this.counters = newColumns(this.plies)
  }

  take(understood: Understood, step: TraceStep, next: TraceStep | undefined): void {
    if (step.kind === 'enter') this.enter(understood, next)
    else this.comeBack(understood, step)
  }

  private enter({ ply, node, alpha, beta, role, value, above }: Understood, next: TraceStep | undefined): void {
    const { recorder, counters } = this
    if (role === 'iteration') this.begin(value === 0 ? this.deepest : value)
    else if (role === 'again') {
      counters.researches[Math.max(0, ply - 1)]++
      if (ply === 0) recorder.record(EVENTS.research, 0, NO_NODE, 0, alpha, beta)
      else if (above !== null) recorder.record(EVENTS.research, ply - 1, node, 0, above.best, above.beta)
    }
    if (ply > 0) {
      this.counters.visited[ply]++
      recorder.record(EVENTS.enter, ply, node, 0, 0, 0)
    }
    if (next?.kind !== 'enter' && ply > 0) return
    this.counters.expanded[ply]++
    recorder.record(EVENTS.expand, ply, 0, Math.max(0, this.depth - ply), alpha, beta)
    if (ply === 0) this.best = null
  }

  private begin(depth: number): void {
    this.end()
    this.isBegun = true
    this.depth = depth
    this.recorder.record(EVENTS.iteration, 0, 0, depth, 0, 0)
  }

  private comeBack({ ply, node, alpha, beta, best, role, value }: Understood, step: TraceStep): void {
    const { recorder, counters } = this
    // Replay shows what lies outside of a window as a bound, as a fail-hard search returns it.
    const shown = role === 'done' ? Math.max(alpha, Math.min(beta, value)) : value
    if (role === 'cut') {
      counters.cutoffs[ply]++
      recorder.record(EVENTS.cutoff, ply, NO_NODE, best, alpha, beta)
    } else if (role === 'leaf') {
      counters.leaves[ply]++
      recorder.record(EVENTS.leave, ply, 0, value, 0, 0)
    } else recorder.record(EVENTS.leave, ply, 0, shown, alpha, beta)
    const returned = role === 'cut' ? beta : shown
    if (ply > 0) recorder.record(EVENTS.value, ply - 1, 0, 0 - returned, 0, 0)
    if (ply === 1 && (this.best === null || 0 - step.value > this.best.value))
      this.best = { node, value: 0 - step.value }
    if (ply === 0) this.root = { value: returned, line: this.best === null ? [] : [this.best.node] }
  }

  /** Keeps the iteration that is over. */
  private end(): void {
    if (!this.isBegun) return
    const { counters, depth, root, file } = this
    this.iterations.push({
      depth,
      value: root === null ? null : asF(root.value, file.root.toMove),
      line: root?.line ?? [],
      plies: plyCounters(counters, this.plies),
      cutoffsBySuccessor: [],
      ...totals(counters),
    })
    this.counters = newColumns(this.plies)
    this.root = null
  }

  finish(): { trace: Trace; result: SearchResult } {
    this.end()
    const { iterations, file } = this
    const last = iterations.at(-1)
    const result = {
      algorithm: file.algorithm,
      depth: last?.depth ?? 0,
      move: last?.line.at(0) ?? 0,
      value: last?.value ?? 0,
      line: last?.line ?? [],
      iterations,
      ...addCounters(iterations),
      shortestWin: null,
      ms: 0,
    }
    return { trace: this.recorder.finish(), result }
  }
}
