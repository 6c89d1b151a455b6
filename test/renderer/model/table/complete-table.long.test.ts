/** Looking up and playing in the complete table of 16 nodes, which is made here by the engine's own job. */
import { expect, it } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { CompleteTable, positionIn, shownEntry } from '../../../../src/renderer/model/table/complete-table.ts'
import { EngineClient } from '../../../../src/workers/client.ts'

const waiting: (() => void)[] = []
const work = () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next()
}

it('the table of 16 nodes is made with progress, and answers', () => {
  const table = new CompleteTable(
    new EngineClient((onReply: (reply: JobReply) => void) => ({
      post: (message: JobMessage) => waiting.push(() => runJob(message, onReply)),
      end: () => undefined,
    })),
  )
  const state = () => table.store.getState()
  table.show(emptyPosition(3))
  expect([waiting.length, shownEntry(state())]).toEqual([0, null])
  const shares: number[] = []
  table.store.subscribe(({ share }) => share !== null && shares.push(share))
  table.make()
  expect(state().share).toBe(0)
  work()
  expect([state().share, shares.length > 10, Math.max(...shares) < 1]).toEqual([null, true, true])
  expect(state().figures[3]?.counts.legal.positions).toBe(8_022_649)
  expect(shownEntry(state())).toMatchObject({ winner: 'red', plies: 9 })
  table.move(positionIn(state()).board.names.indexOf('c1'))
  work()
  expect([state().line.at(-1)?.isAnswer, shownEntry(state())]).toEqual([
    true,
    expect.objectContaining({ winner: 'red', plies: 7 }),
  ])
})
