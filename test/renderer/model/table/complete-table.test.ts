/** Looking up and playing in the complete tables, with an engine that answers in the same thread. */
import { beforeEach, describe, expect, it } from 'vitest'
import { tableFigures } from '../../../../src/engine/arena/table-figures.ts'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { formatPosition, parsePosition, parseStones } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, winnerOf } from '../../../../src/engine/game/position.ts'
import { CompleteTable, positionIn, shownEntry } from '../../../../src/renderer/model/table/complete-table.ts'
import { EngineClient } from '../../../../src/workers/client.ts'

/** Messages that wait until the test lets the engine work. */
let waiting: (() => void)[] = []
let ended = 0
/** How the engine answers: by doing the job, where a test says nothing else. */
let answer = runJob
const client = () =>
  new EngineClient((onReply: (reply: JobReply) => void) => ({
    post: (message: JobMessage) => waiting.push(() => answer(message, onReply)),
    end: () => ended++,
  }))
const work = () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next()
}

/**
 * Answers as if the table of 16 nodes were made, whose figures are those of 6 nodes here: a game of best play ends after
 * nine plies, and the first empty node is a best move. `complete-table.long.test.ts` makes the table.
 */
function canned({ id, kind, request }: JobMessage, reply: (reply: JobReply) => void): void {
  if (kind !== 'tableEntry') {
    reply({ id, type: 'progress', progress: { share: 0.5 } })
    return reply({ id, type: 'done', result: tableFigures(2) })
  }
  const [node] = legalMoves(parsePosition(request.position))
  const plies = 9 - (request.position.match(/[rb]/g)?.length ?? 0) + 1
  const moves = [{ node, isBest: true, winner: 'red', plies: plies - 1 }] as const
  const canonical = { position: request.position, number: 0, symmetry: 0, images: 10 }
  reply({ id, type: 'done', result: { winner: 'red', plies, number: 0, moves, canonical } })
}

let table: CompleteTable
const state = () => table.store.getState()
const shown = () => formatPosition(positionIn(state()))
const nodeOf = (name: string) => positionIn(state()).board.names.indexOf(name)

beforeEach(() => {
  waiting = []
  ended = 0
  answer = runJob
  table = new CompleteTable(client())
})

describe('the complete table', () => {
  it('knows the 6 nodes at once, without the engine', () => {
    table.countSix()
    expect(state().figures[2]?.counts.legal.distinct).toBe(28)
    expect(shownEntry(state())).toMatchObject({ winner: 'red', plies: 3 })
    expect(waiting).toEqual([])
  })

  it('answers each move by its best one, until the game is over', () => {
    table.move(nodeOf('b1'))
    expect(state().line.map(({ isAnswer }) => isAnswer)).toEqual([false, false, true])
    expect(shownEntry(state())).toMatchObject({ winner: 'red', plies: 1 })
    const win = shownEntry(state())?.moves.find(({ plies }) => plies === 1)?.node ?? expect.fail('no move wins')
    table.move(win)
    expect([winnerOf(positionIn(state())), state().line.length]).toEqual(['red', 4])
    table.move(0)
    expect(state().line).toHaveLength(4)
  })

  it('leaves both sides to the user where it is not to answer', () => {
    table.store.setState({ answers: false })
    table.move(nodeOf('b1'))
    table.move(nodeOf('a1'))
    expect(shown()).toBe('b/r.... r')
  })

  it('takes back a move with the answer to it, and does not answer again', () => {
    table.move(nodeOf('b1'))
    table.back()
    expect([shown(), state().line.length]).toEqual(['./..... r', 1])
    table.store.setState({ answers: false })
    table.move(nodeOf('b1'))
    table.store.setState({ answers: true })
    table.move(nodeOf('a1'))
    table.back()
    table.back()
    expect(shown()).toBe('./..... r')
  })

  it('puts and takes stones where a click is set to, and looks up nothing that cannot arise', () => {
    table.store.setState({ click: 'blue' })
    table.clickOn(nodeOf('b2'))
    expect([shown(), shownEntry(state())]).toEqual(['./.b... r', null])
    table.store.setState({ click: 'red' })
    table.clickOn(nodeOf('a1'))
    expect([shown(), shownEntry(state())?.winner]).toEqual(['r/.b... r', 'blue'])
    table.clickOn(nodeOf('a1'))
    expect(shown()).toBe('./.b... r')
  })

  it('looks 16 nodes up only once their table is made, with progress, and answers there too', () => {
    answer = canned
    table.show(emptyPosition(3))
    expect([waiting.length, shownEntry(state())]).toEqual([0, null])
    const shares: number[] = []
    table.store.subscribe(({ share }) => share !== null && shares.push(share))
    table.make()
    expect(state().share).toBe(0)
    work()
    expect([state().share, shares]).toEqual([null, [0, 0.5]])
    expect(state().figures[3]).toEqual(tableFigures(2))
    expect(shownEntry(state())).toMatchObject({ winner: 'red', plies: 9 })
    table.move(nodeOf('c1'))
    work()
    expect([state().line.at(-1)?.isAnswer, shownEntry(state())]).toEqual([
      true,
      expect.objectContaining({ winner: 'red', plies: 7 }),
    ])
  })

  it('drops the table when it is cancelled, and an answer that comes after another position is shown', () => {
    answer = canned
    table.make()
    table.cancel()
    expect([state().share, ended]).toEqual([null, 1])
    work()
    expect(state().figures[3]).toBeNull()
    table.store.setState(({ figures }) => ({ figures: { ...figures, 3: { counts: {}, rules: {} } as never } }))
    table.show(parsePosition('./...../r......... b'))
    table.show(parseStones('./...../.......... b'))
    work()
    expect(state().line).toHaveLength(1)
  })
})
