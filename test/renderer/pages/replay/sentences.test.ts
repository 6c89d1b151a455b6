/** A replay's sentences on whole searches agree, event by event, with an independent reading of the events. */
import { afterAll, describe, expect, it } from 'vitest'
import { opponentOf, type Colour } from '../../../../src/engine/game/colour.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { ALGORITHMS, METHODS, type Algorithm } from '../../../../src/engine/search/methods.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import { fetchTexts, PARTS, speak } from '../../../../src/renderer/language/i18n.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'
import { boundText, valueText } from '../../../../src/renderer/pages/replay/replay-words.ts'
import { happening, spoken } from '../../../../src/renderer/pages/replay/sentences.ts'
import { INFINITE, Interpreter, type Best, type Fact, type RootValue, type Window, type Worth } from './interpreter.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

/** Each with a table, and small, since every event of its searches is read. */
const POSITIONS = {
  open: ['./...../.....rbr.. b', 'off'],
  'open, with a re-search by NegaScout': ['b/...b./.r...r.r.. b', 'symmetric'],
  'won in three plies': ['./.b.../rb....r... r', 'off'],
  'lost in two plies': ['./.r.b./.rb.r..... b', 'plain'],
  'of six nodes': ['./..... r', 'symmetric'],
} as const
const DOUBLE_THREAT = './r...r/..b......./.r.b.b...b..r.. r'

function recorded(position: string, options: SearchOptions): Recording {
  const trace = new Recorder()
  const start = parsePosition(position)
  const result = search(start, options, { trace })
  return { root: positionRoot(start), options, result, replay: new Replay(trace.finish()) }
}

const NAMES: Record<Colour, string> = { red: 'Red', blue: 'Blue' }

function written(value: number): string {
  if (Math.abs(value) === INFINITE - 1) return value < 0 ? '> −∞' : '< +∞'
  const size = Math.abs(value) >= INFINITE ? '∞' : String(Math.abs(value))
  return value < 0 ? `−${size}` : value > 0 ? `+${size}` : size
}

const interval = ([alpha, beta]: Window) => `(${written(alpha)}, ${written(beta)})`
const isAboveLoss = ([, beta]: Window) => beta === 1 - INFINITE
const isBelowWin = ([alpha]: Window) => alpha === INFINITE - 1

function worthPart({ move, colour, value, bound }: Worth): RegExp {
  const name = NAMES[colour]
  if (value === 1 - INFINITE) return new RegExp(`\\b${move} does not lose for ${name} \\(> −∞\\)`)
  if (value === INFINITE - 1) return new RegExp(`\\b${move} does not win for ${name} \\(< \\+∞\\)`)
  if (value === INFINITE) return new RegExp(`\\b${move} wins for ${name} \\(\\+∞\\)`)
  if (value === -INFINITE) return new RegExp(`\\b${move} loses for ${name} \\(−∞\\)`)
  return new RegExp(
    `\\b${move} is worth ${bound === 'exactly' ? '(exactly )?' : `${bound} `}${quoted(written(value))} to ${name}\\b`,
  )
}

const quoted = (text: string) => text.replace(/[+()]/g, '\\$&')

function bestPart({ before, after, isOpen, isSecond }: Best): string {
  if (isOpen) return `above the null window: best stays ${written(before)} until`
  if (before === INFINITE - 1)
    return after > before ? (isSecond ? 'best is now' : 'that was the whole question') : 'no win'
  if (after === before) return `best stays ${written(before)}.`
  return isSecond
    ? `the second search settled it. Best is now ${written(after)}.`
    : `est is now ${written(after)}.|that was the whole question`
}

function rootParts(
  { depth, colour, value, bound, move, moves, isBeyond }: RootValue,
  fact: 'cutoff' | 'root',
  isLast: boolean,
  isDeepening: boolean,
): string[] {
  if (bound === 'at most')
    return [
      `None of ${NAMES[colour]}’s ${moves} moves beats ${written(value)}: ${NAMES[colour]} has at most ${written(value)} here.`,
    ]
  if (bound === 'at least' || (isLast && !isDeepening)) return []
  if (value === INFINITE)
    return fact === 'cutoff'
      ? [`Depth ${depth} is done.`]
      : [`Depth ${depth} is done: ${NAMES[colour]} wins by ${move}, whatever ${NAMES[opponentOf(colour)]} does.`]
  if (value === -INFINITE)
    return [`Depth ${depth} is done: ${NAMES[opponentOf(colour)]} wins, whatever ${NAMES[colour]} does.`]
  if (isBeyond)
    return [
      `Nothing beyond ${written(value)}: depth ${depth} is done and ${move} stands, worth ${written(value)} to ${NAMES[colour]}.`,
    ]
  return [`Depth ${depth} is done: ${move} is best, worth ${written(value)} to ${NAMES[colour]}.`]
}

function limitPart(fact: FactOf<'cutoff'>, scouts: boolean): string {
  const { colour, reply, window, limit, after } = fact
  const opponent = NAMES[opponentOf(colour)]
  if (reply.value === INFINITE)
    return fact.winsAtOnce
      ? `${NAMES[colour]} wins at once by ${reply.move}`
      : `${NAMES[colour]} wins by ${reply.move}, whatever ${opponent} does`
  if (isAboveLoss(window)) return `whether ${NAMES[colour]} can avoid the loss, and ${reply.move} does`
  const reaches = `${NAMES[colour]} reaches ${reply.bound === 'exactly' ? '' : 'at least '}${written(reply.value)} by ${reply.move}`
  if (limit.from !== 'move') return `${reaches}, where the ${limit.from} ends. β = ${written(window[1])}: cut`
  const holds = `${opponent} already has ${written(0 - window[1])} ${limit.plies === 1 ? '' : 'further up, '}by ${limit.move}; after ${after}, ${reaches}.`
  return scouts && limit.plies === 1 && window[1] - window[0] === 1
    ? `${holds} ${after} is no better: cut`
    : `${holds} β = ${written(window[1])}: cut`
}

type Parts = (string | RegExp)[]
type FactOf<Kind extends Fact['kind']> = Fact & { kind: Kind }

function enterParts({ move, colour, nullWindow, again }: FactOf<'enter'>): Parts {
  const step = `^${NAMES[colour]} (tries|answers) ${move}`
  if (again !== null) return [new RegExp(`${step} again, in ${quoted(interval(again))}\\.$`)]
  if (nullWindow === null) return [new RegExp(`${step}\\.$`)]
  if (isAboveLoss(nullWindow)) return [new RegExp(`${step} .* null window just above −∞: does it avoid the loss\\?$`)]
  if (isBelowWin(nullWindow)) return [new RegExp(`${step} .* null window just below \\+∞: does it win\\?$`)]
  return [
    new RegExp(
      `${step} in the null window ${quoted(interval(nullWindow))}: is it better than ${quoted(written(nullWindow[0]))}\\?$`,
    ),
  ]
}

function expandParts({ colour, moves, window, isRoot }: FactOf<'expand'>, isMinimax: boolean): Parts {
  const [alpha, beta] = window
  const has = `${NAMES[colour]} has ${moves} ${isRoot ? 'move' : 'repl'}`
  if (isMinimax) return [has, 'All are looked at.']
  if (alpha === -INFINITE && beta === INFINITE) return [has, 'and no limit yet.']
  if (isRoot) return [has, `α = ${written(alpha)}, β = ${written(beta)}`]
  if (isAboveLoss(window)) return [has, 'If one avoids the loss']
  if (isBelowWin(window)) return [has, 'Only a win counts']
  return [
    has,
    beta === INFINITE
      ? `Only more than α = ${written(alpha)} counts`
      : `At β = ${written(beta)} or more ${NAMES[opponentOf(colour)]} will not come here.`,
  ]
}

function lowParts({ by, moves, alpha }: FactOf<'low'>): Parts {
  const none = `(None of ${NAMES[by]}’s ${moves} replies|${NAMES[by]}’s only reply does not) `
  const verb =
    alpha === -INFINITE ? 'avoids? the loss' : alpha === INFINITE - 1 ? 'wins?' : `beats? ${quoted(written(alpha))}`
  return [new RegExp(`${none}${verb}\\.`)]
}

function leafParts({ worth, needs, isWon }: FactOf<'leaf'>): Parts {
  const { colour } = worth
  const other = opponentOf(colour)
  const reached = `The depth is reached: ${NAMES[other]} needs ${needs[other]} more stones?, ${NAMES[colour]} ${needs[colour]}\\.`
  return [isWon ? `${NAMES[colour]} has joined three sides.` : new RegExp(reached)]
}

function cutoffParts(fact: FactOf<'cutoff'>, { options }: Recording, isLast: boolean): Parts {
  const { skipped, root } = fact
  const moves = skipped === 1 ? '1 move is' : `${skipped} moves are`
  const skips = skipped === 0 ? ': cut, but it was the last move.' : `: cut. ${moves} never looked at.`
  return [
    limitPart(fact, METHODS[options.algorithm].scouts),
    skips,
    ...(root === null ? [] : rootParts(root, 'cutoff', isLast, METHODS[options.algorithm].deepens)),
  ]
}

function researchParts({ move, colour, narrow, found, window }: FactOf<'research'>): Parts {
  const value = `${found.bound === 'exactly' ? '' : `${found.bound} `}${written(found.value)}`
  if (move === null)
    return [
      `worth ${value} to ${NAMES[colour]}, ${found.bound === 'at most' ? 'below' : 'above'} the window ${interval(narrow)}. Search again in ${interval(window)}.`,
    ]
  const again = `Search ${move} again in ${interval(window)}.`
  if (isAboveLoss(narrow)) return [`does ${move} avoid the loss for ${NAMES[colour]}? It does.`, again]
  return [
    `The null window ${interval(narrow)} asked only: is ${move} better than ${written(narrow[0])}?`,
    `${value} for ${NAMES[colour]}`,
    again,
  ]
}

function beginParts({ depth, colour, window, guess }: FactOf<'iteration'>, algorithm: Algorithm): Parts {
  if (!METHODS[algorithm].deepens) return [new RegExp(`^Depth ${depth}(, window|\\. Every move)`)]
  if (METHODS[algorithm].window === 'full') return [`Depth ${depth} begins`]
  return [
    `Depth ${depth} begins in `,
    interval(window),
    guess === null ? 'the position itself' : `found ${written(guess)} for ${NAMES[colour]}`,
  ]
}

/** Returns the parts that the sentence of an event must have, each with its alternatives. */
function expectedParts(fact: Fact, recording: Recording, isLast: boolean): Parts {
  const { algorithm } = recording.options
  switch (fact.kind) {
    case 'iteration':
      return beginParts(fact, algorithm)
    case 'enter':
      return enterParts(fact)
    case 'expand':
      return expandParts(fact, METHODS[algorithm].window === 'none')
    case 'leaf':
      return leafParts(fact)
    case 'recalled':
      return ['Known from the transposition table']
    case 'exact':
      return [
        new RegExp(`^${NAMES[fact.by]}’s (${fact.moves} replies|only reply) `),
        `${fact.best} is `,
        `worth ${written(fact.value)} to ${NAMES[fact.by]}.`,
      ]
    case 'value':
      return [worthPart(fact.worth), bestPart(fact.best)]
    case 'low':
      return lowParts(fact)
    case 'cutoff':
      return cutoffParts(fact, recording, isLast)
    case 'research':
      return researchParts(fact)
    case 'root':
      return rootParts(fact, 'root', isLast, METHODS[algorithm].deepens)
  }
}

/** How a sentence of each kind can be told from all others. */
const MARKS: Record<Fact['kind'], RegExp> = {
  iteration: /begins|^Depth \d+(, window|\. Every move)/,
  enter: /^(Red|Blue) (tries|answers)/,
  expand: /^(Red|Blue) has \d+ (move|repl)/,
  leaf: /^The depth is reached|^\w+ has joined three sides/,
  recalled: /^Known from the transposition table/,
  exact: /have been looked at:|only reply has been/,
  value: /^[a-d]\d+ (is worth|wins|loses|does not)/,
  low: /^None of \w+’s \d+ replies|only reply does/,
  cutoff: /: cut[.,]/,
  research: /Search (\w+ )?again in/,
  root: /^Depth \d+ is done|^Nothing beyond|^None of \w+’s \d+ moves|^Done/,
}

/** The numbers that a text has, signs and all, in order of size. */
const numbersIn = (text: string) =>
  (text.replace(/(?<=\d)[,\s\u00a0](?=\d{3})/g, '').match(/(?<![a-d\d])[+−]?(\d+|∞)/g) ?? []).sort()

const RAW = /29.?999|30.?00\d|NaN|undefined|\{\{|:begin|replay:/

/** Everything that shows a number at a moment, besides the sentence. */
function* shown({ replay }: Recording, event: number): Generator<string> {
  for (const { alpha, beta, best, tried } of replay.at(event).line) {
    for (const value of tried) yield boundText(value)
    if (alpha === null || beta === null || best === null || beta > INFINITE) continue
    for (const value of [alpha, beta, best]) yield valueText(value)
  }
}

/** The kinds of facts met in all searches together. */
const met = new Map<string, number>()

function check(recording: Recording): void {
  const { replay, root, options, result } = recording
  const position = root.position ?? expect.fail('it has a board')
  const facts = new Interpreter(replay.trace, position, options.algorithm).read()
  expect(facts.length).toBe(replay.length)
  let researches = 0
  const faults = facts.flatMap((fact, i) => {
    const event = i + 1
    const says = happening(recording, replay.at(event))
    const lacking = expectedParts(fact, recording, event === replay.length).filter((part) =>
      part instanceof RegExp ? !part.test(says) : !part.split('|').some((words) => says.includes(words)),
    )
    const kinds = (Object.keys(MARKS) as Fact['kind'][]).filter((kind) => MARKS[kind].test(says))
    if (kinds.includes('research')) researches++
    const name =
      fact.kind === 'research' ? (fact.move === null ? `root fails ${fact.found.bound}` : 'research') : fact.kind
    met.set(name, (met.get(name) ?? 0) + 1)
    const raw = [says, ...shown(recording, event)].filter((text) => RAW.test(text))
    const isRight = lacking.length + raw.length === 0 && kinds.length === 1 && kinds[0] === fact.kind
    return isRight ? [] : [{ event, says, lacking: lacking.map(String), kinds, raw, fact }]
  })
  expect(faults.slice(0, 3)).toEqual([])
  expect(researches).toBe(result.researches)
}

describe.each(ALGORITHMS)('a replay of %s', (algorithm) => {
  const depth = METHODS[algorithm].window === 'none' ? 2 : 3

  it.each(Object.entries(POSITIONS))('says of a position %s what happened', (_, [position, table]) =>
    check(recorded(position, { algorithm, depth, table })),
  )

  it('says the same numbers in Polish', async () => {
    const recording = recorded(POSITIONS['of six nodes'][0], { algorithm, depth })
    const all = () =>
      Array.from({ length: recording.replay.length + 1 }, (_, event) =>
        happening(recording, recording.replay.at(event)),
      )
    const english = all()
    await speak('pl')
    const polish = all()
    await speak('en')
    const faults = polish.filter(
      (says, event) =>
        String(numbersIn(says)) !== String(numbersIn(english[event])) || RAW.test(says) || says === english[event],
    )
    expect(faults).toEqual([])
  })
})

describe('a re-search', () => {
  it('by NegaScout of states ordered by value, with a table, is announced at its event', () => {
    check(recorded(ELEVEN_STONES.position, { algorithm: 'negascout', depth: 2, ordering: 'value', table: 'plain' }))
  })

  it('by NegaScout in a double threat is announced at its event, without the number that stands for a win', () => {
    check(recorded(DOUBLE_THREAT, { algorithm: 'negascout', depth: 3 }))
  })

  it('raises the best value only when it has returned', () => {
    const recording = recorded(POSITIONS['open, with a re-search by NegaScout'][0], {
      algorithm: 'negascout',
      depth: 3,
    })
    const { replay } = recording
    for (let place = replay.next('research', 0); place !== null; place = replay.next('research', place.event)) {
      const { event } = place
      const { last } = replay.at(event)
      const ply = last?.ply ?? 0
      const bestAt = (at: number) => replay.at(at).line[ply].best
      const before = bestAt(event - 2 > 0 ? event - 2 : 0)
      expect(bestAt(event - 1)).toBe(before)
      expect(bestAt(event)).toBe(before)
      expect(bestAt(event + 1)).toBe(before)
    }
  })
})

it('a replay says aloud how far it is, the line, and what happened', () => {
  const recording = recorded(DOUBLE_THREAT, { algorithm: 'negascout', depth: 3 })
  const { replay, result } = recording
  for (let event = 1; event <= replay.length; event++) {
    const moment = replay.at(event)
    const says = spoken(recording, moment)
    if (
      RAW.test(says) ||
      !says.endsWith(happening(recording, moment)) ||
      !says.startsWith(`${moment.visited} of ${result.visited} visited. `)
    )
      expect(says).toBe(event)
  }
})

describe('the end of a recording', () => {
  it('says what the search found', () => {
    const said = (position: string, options: SearchOptions) => {
      const recording = recorded(position, options)
      return happening(recording, recording.replay.at(recording.replay.length))
    }
    expect(said(POSITIONS.open[0], { algorithm: 'alpha-beta', depth: 3 })).toMatch(
      /Done: Blue plays b4, worth \+1\. 407 states visited\.$/,
    )
    expect(said(POSITIONS['won in three plies'][0], { algorithm: 'negascout', depth: 5 })).toMatch(
      /Depth 3 is done\. No deeper search is needed\. Done: Red plays \w+ and wins\. \d+ states visited\.$/,
    )
    expect(said(POSITIONS['lost in two plies'][0], { algorithm: 'iterative-deepening', depth: 2 })).toMatch(
      /Depth 2 is done: Red wins, whatever Blue does\. Done: Blue plays \w+, but Red wins whatever Blue does\./,
    )
  })

  it('says that the last iteration was cut short', () => {
    const limited = recorded(ELEVEN_STONES.position, { algorithm: 'iterative-deepening', states: 3000 })
    const { depth, iterations } = limited.result
    expect(iterations.at(-1)?.value).toBeNull()
    expect(happening(limited, limited.replay.at(limited.replay.length))).toContain(
      `Depth ${depth + 1} was not finished: the result of depth ${depth} stands. Done: Blue plays`,
    )
  })
})

afterAll(() => {
  for (const kind of [...Object.keys(MARKS), 'root fails at least', 'root fails at most'])
    expect(met.get(kind), kind).toBeGreaterThan(0)
})
