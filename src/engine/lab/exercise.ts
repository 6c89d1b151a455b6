/**
 * Exercises: questions about a recorded search, at which the replay stops. They depend on the recording and a seed
 * alone.
 */
import { Random } from '../math/random.ts'
import type { ReplayMoment, ReplayState } from '../search/replay-moment.ts'
import type { Replay } from '../search/replay.ts'
import { readRoot, type SearchRoot } from '../search/search-root.ts'
import { defaultOrdering } from '../search/methods.ts'
import type { SearchOptions } from '../search/search.ts'
import { WIN } from '../search/state.ts'
import { EVENTS, NO_NODE } from '../search/trace.ts'
import type { Entry, Question, QuestionKind, Standing } from './question.ts'

/**
 * The options that make a search reproducible. Its evaluator is always the report's, whose numbers can be counted on
 * the board.
 */
export type ExerciseOptions = Pick<SearchOptions, 'algorithm' | 'ordering' | 'table' | 'margin' | 'guess'> & {
  readonly depth: number
}

export interface ExercisePlan {
  readonly position: string
  readonly options: ExerciseOptions
  readonly seed: number
  readonly kinds: readonly QuestionKind[]
  /** Questions in all. */
  readonly count: number
}

/** A question that could be asked. */
interface Candidate {
  readonly question: Question
  /** Questions of a kind with the same key are alike. */
  readonly key: string
  /** Lower ones are asked first: those without infinite numbers. */
  readonly rank: number
  /**
   * Questions of the two lanes alternate: cutoffs and none; next states that are not just the next move, and those that
   * are.
   */
  readonly lane: 0 | 1
  /** The event that gives the answer away. */
  readonly until: number
}

/**
 * Questions are taken from this many events of a recording, its first: nobody goes through more, and it may have a
 * million.
 */
const MAX_EVENTS = 50_000

/**
 * Questions at one event follow each other so that none gives away the next: the cutoff, what it leaves out, what comes
 * back, where the search goes on, and in which window.
 */
const ORDER: readonly QuestionKind[] = ['cutoff', 'pruned', 'value', 'successor', 'window']

/**
 * A set of exercises: `plan.count` questions in order of time, with equally many of each kind where possible, cutoffs
 * and none mixed. No two of a kind have the same numbers. Infinite numbers, and the ends of null windows beside them,
 * are asked for only if there are no others. There are fewer questions if the search offers fewer. Overwrites the
 * moment that the replay last returned.
 */
export function questionsOf(replay: Replay, plan: ExercisePlan): Question[] {
  const random = new Random(plan.seed)
  const candidates = candidatesOf(replay, plan)
  const queues = plan.kinds.map((kind) =>
    inTurn(
      random,
      candidates.filter(({ question }) => question.kind === kind),
    ),
  )
  const chosen: Candidate[] = []
  while (chosen.length < plan.count && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.findIndex(
        (candidate) => !chosen.some((other) => givesAway(other, candidate) || givesAway(candidate, other)),
      )
      if (next >= 0 && chosen.length < plan.count) chosen.push(queue[next])
      queue.splice(0, next < 0 ? queue.length : next + 1)
    }
  return inOrder(chosen.map(({ question }) => question))
}

/**
 * The questions of a small search filled in by hand: every value that an inner state returns, the root's too, and after
 * every value that comes back where β is finite, whether it causes a cutoff. Overwrites the moment that the replay last
 * returned.
 */
export function byHand(replay: Replay): Question[] {
  const questions: Question[] = []
  for (let event = 1; event < replay.length; event++) {
    const moment = replay.at(event)
    for (const candidate of [cutoffAt(replay, moment), valueAt(replay, moment)])
      if (candidate !== null) questions.push(candidate.question)
  }
  return inOrder(questions)
}

function inOrder(questions: readonly Question[]): Question[] {
  return [...questions].sort((a, b) => a.event - b.event || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** The candidates in random order, lower ranks first, without duplicates, the lanes in turn. */
function inTurn(random: Random, candidates: readonly Candidate[]): Candidate[] {
  const met = new Set<string>()
  const different = random
    .shuffled(candidates)
    .sort((a, b) => a.rank - b.rank)
    .filter(({ key }) => !met.has(key) && met.add(key))
  const lanes = ([0, 1] as const).map((wanted) => different.filter(({ lane }) => lane === wanted))
  const mixed: Candidate[] = []
  for (let i = 0; i < different.length; i++) for (const lane of lanes) if (i < lane.length) mixed.push(lane[i])
  return mixed
}

/**
 * Does the answer to one question, which state is entered next, give away another question that comes up before that
 * state?
 */
function givesAway(one: Candidate, other: Candidate): boolean {
  if (one.question.kind !== 'successor' || !['cutoff', 'pruned', 'successor'].includes(other.question.kind))
    return false
  return one.question.event < other.question.event && other.question.event < one.until
}

function candidatesOf(replay: Replay, { position: text, options, kinds }: ExercisePlan): Candidate[] {
  const root = readRoot(text)
  const successors = new SuccessorQuestions(root, options)
  const found: (Candidate | null)[] = []
  for (let event = 1; event < Math.min(replay.length, MAX_EVENTS); event++) {
    const moment = replay.at(event)
    if (kinds.includes('cutoff')) found.push(cutoffAt(replay, moment))
    if (kinds.includes('value')) found.push(valueAt(replay, moment))
    if (kinds.includes('window')) found.push(windowAt(replay, moment))
    if (kinds.includes('pruned')) found.push(prunedAt(replay, moment, root))
    if (kinds.includes('successor')) found.push(...successors.at(replay, moment))
  }
  // The root's value comes back to no state.
  return found
    .filter((candidate) => candidate !== null)
    .filter(({ question }) => question.kind !== 'value' || question.ply > 0)
}

/** The values of won and lost states, and the ends of null windows beside them. */
const isInfinite = (value: number) => Math.abs(value) >= WIN - 1

/** The number of infinite values; null windows beside an infinite value rank last. */
function rankOf(values: readonly number[]): number {
  return values.filter(isInfinite).length + (values.some((value) => Math.abs(value) === WIN - 1) ? 2 : 0)
}

/** The standing of a state that has been expanded. */
function standingOf({ alpha, beta, best, tried }: ReplayState): Standing {
  return {
    alpha: alpha as number,
    beta: beta as number,
    best: best as number,
    tried: tried.map(({ node, value }) => ({ node, value })),
  }
}

/** Is β finite? Minimax has no window, and the first move of an alpha-beta search has no upper limit. */
const hasLimit = ({ beta }: Standing) => beta < WIN

/** The question after a value has come back, unless a re-search follows: before it nothing is compared with β. */
function cutoffAt({ trace }: Replay, { event, last, line }: ReplayMoment): Candidate | null {
  if (last === null || last.verdict === null || last.verdict.outcome === 'open') return null
  const { ply } = last
  const standing = standingOf(line[ply])
  if (!hasLimit(standing)) return null
  const answer = trace.kind[event] === EVENTS.cutoff
  const { value } = standing.tried[standing.tried.length - 1]
  const { alpha, beta, best } = standing
  return {
    question: { kind: 'cutoff', event, ply, standing, answer },
    key: [alpha, beta, best, value].join(),
    rank: rankOf([beta, best, value]),
    lane: answer ? 0 : 1,
    until: event + 1,
  }
}

/** The question before the end of an inner state. */
function valueAt({ trace }: Replay, { event, line }: ReplayMoment): Candidate | null {
  const kind = trace.kind[event]
  const ply = trace.ply[event]
  if ((kind !== EVENTS.leave && kind !== EVENTS.cutoff) || line[ply].alpha === null) return null
  const standing = standingOf(line[ply])
  const returned = kind === EVENTS.cutoff ? trace.beta[event] : trace.value[event]
  const answer = ply === 0 ? returned : 0 - returned
  const { alpha, beta, best } = standing
  return {
    question: { kind: 'value', event, ply, standing, answer },
    key: [alpha, beta, best, answer].join(),
    rank: rankOf([answer]),
    lane: 0,
    until: event + 1,
  }
}

/** The question before a state with a window is entered and expanded. */
function windowAt({ trace }: Replay, { event, line }: ReplayMoment): Candidate | null {
  if (trace.kind[event] !== EVENTS.enter || event + 1 === trace.length || trace.kind[event + 1] !== EVENTS.expand)
    return null
  const ply = trace.ply[event] - 1
  const answer = { alpha: trace.alpha[event + 1], beta: trace.beta[event + 1] }
  if (answer.beta > WIN) return null
  return {
    question: { kind: 'window', event, ply, standing: standingOf(line[ply]), answer },
    key: [answer.alpha, answer.beta].join(),
    rank: rankOf([answer.alpha, answer.beta]),
    lane: 0,
    until: event + 1,
  }
}

/** The moves to the state of the line at a ply. */
const pathTo = (line: readonly ReplayState[], ply: number) => line.slice(1, ply + 1).map(({ node }) => node)

/** The question before a cutoff that skips moves, preferably more than one. */
function prunedAt({ trace }: Replay, { event, line }: ReplayMoment, root: SearchRoot): Candidate | null {
  if (trace.kind[event] !== EVENTS.cutoff) return null
  const ply = trace.ply[event]
  const looked = line[ply].tried.map(({ node }) => node)
  const answer = root.movesAfter(pathTo(line, ply)).filter((node) => !looked.includes(node))
  if (answer.length === 0) return null
  const standing = standingOf(line[ply])
  const rank = rankOf([standing.beta, standing.best]) + (answer.length === 1 ? 1 : 0)
  return {
    question: { kind: 'pruned', event, ply, standing, answer },
    key: answer.join(),
    rank,
    lane: 0,
    until: event + 1,
  }
}

/**
 * Questions for the state that is entered next after a value has come back: the next move, or if the state ends, a move
 * of a state above. They are asked only when the learner can know the order of moves: in id order always; in other
 * orders for a re-search or the last move left; in the order of last values also in the first search of the root, when
 * nothing is remembered, above the ply where transpositions can occur.
 */
class SuccessorQuestions {
  private waiting: Question[] = []
  private searches = 0

  constructor(
    private readonly root: SearchRoot,
    private readonly options: ExerciseOptions,
  ) {}

  /** The questions that the next event answers. */
  at({ trace }: Replay, { event, last, line }: ReplayMoment): Candidate[] {
    if (last === null) return []
    const isNewSearch =
      last.kind === EVENTS.iteration || (last.kind === EVENTS.research && trace.node[event - 1] === NO_NODE)
    if (isNewSearch) this.searches++
    if (isNewSearch || last.kind === EVENTS.enter) this.waiting = []
    // The answer is filled in below.
    if (last.kind === EVENTS.value)
      this.waiting.push({
        kind: 'successor',
        event,
        ply: last.ply,
        standing: standingOf(line[last.ply]),
        answer: { ply: 0, node: 0 },
      })
    if (trace.kind[event] !== EVENTS.enter) return []
    const answer = { ply: trace.ply[event], node: trace.node[event] }
    if (!this.isKnown(line, answer)) return []
    return this.waiting.map((question) => ({
      question: { ...question, kind: 'successor', answer },
      key: [answer.ply, answer.node].join(),
      rank: 0,
      lane: question.event === event ? 1 : 0,
      until: event + 1,
    }))
  }

  /** Can the learner know which move of a state is next? */
  private isKnown(line: readonly ReplayState[], { ply, node }: Entry): boolean {
    const { research, tried } = line[ply - 1]
    const { algorithm, ordering = defaultOrdering(algorithm) } = this.options
    const isLast = this.root.movesAfter(pathTo(line, ply - 1)).length - tried.length === 1
    if (ordering === 'id' || isLast || research?.node === node) return true
    return ordering === 'last' && this.searches === 1 && ply <= 3
  }
}
