/** Where perfect play is known, and what the solver's clients answer where it is not. */
import { describe, expect, it } from 'vitest'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, hasPerfectPlay, type Position } from '../../../src/engine/game/position.ts'
import { runJob, type JobReply } from '../../../src/engine/jobs.ts'
import { oracleOf, shippedBook, sourceOf } from '../../../src/engine/solver/oracle.ts'

const UNKNOWN = [
  emptyPosition(5),
  emptyPosition(6),
  emptyPosition(7),
  emptyPosition(5, 1),
  emptyPosition(7, 1),
  emptyPosition(2, 3),
  emptyPosition(3, 3),
  emptyPosition(4, 3),
].map((position) => ({ position, text: formatPosition(position) }))

const SENTENCE = 'perfect play is known only of boards of up to 31 nodes under the rule of three sides'

const QUESTIONS: readonly ((position: Position) => unknown)[] = [
  (position) => oracleOf(position.board.size).truthOf(position),
  (position) => oracleOf(position.board.size).winnerWithBestPlay(position),
  (position) => oracleOf(position.board.size).bestMove(position),
  (position) => sourceOf(position, shippedBook()),
]

function repliesTo(kind: 'truth' | 'puzzleAt', text: string): JobReply[] {
  const replies: JobReply[] = []
  const reply = (sent: JobReply) => replies.push(sent)
  if (kind === 'truth') runJob({ id: 1, kind, request: { positions: [text] } }, reply)
  else runJob({ id: 1, kind, request: { position: text } }, reply)
  return replies
}

describe('perfect play', () => {
  it.each([2, 3, 4] as const)('is known of board %i under three sides', (size) => {
    expect(hasPerfectPlay(emptyPosition(size))).toBe(true)
    expect(oracleOf(size).winnerWithBestPlay(emptyPosition(size))).toBe('red')
  })

  it.each(UNKNOWN)('is unknown, and each question about it is refused at once: $text', ({ position }) => {
    expect(hasPerfectPlay(position)).toBe(false)
    for (const ask of QUESTIONS) expect(() => ask(position)).toThrow(SENTENCE)
  })

  it.each(UNKNOWN)('is refused by the job in one sentence: $text', ({ text }) => {
    expect(repliesTo('truth', text)).toEqual([{ id: 1, type: 'failed', message: SENTENCE }])
  })

  it.each(UNKNOWN)('makes no puzzle where it is unknown: $text', ({ text }) => {
    expect(repliesTo('puzzleAt', text)).toEqual([{ id: 1, type: 'done', result: null }])
  })
})
