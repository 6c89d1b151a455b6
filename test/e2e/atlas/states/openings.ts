/** First stones: chances from a swap map, proofs, and a game of one's own. */
import { expect } from '../../app.ts'
import type { Walk } from '../walk.ts'

const openings: Walk = {
  name: 'openings',
  states: [
    {
      name: 'the first stones of the largest board',
      bring: async (app) => {
        await app.page.goto('./#openings')
        await expect(app.region('First stone e3')).toBeVisible()
      },
    },
    {
      name: 'another first stone',
      bring: async (app) => {
        await app.node('c1').click()
        await expect(app.region('First stone c1')).toBeVisible()
      },
    },
    {
      name: 'proven first stones, and a game that began with one',
      bring: async (app) => {
        await app.loseAfter('c1')
        await app.page.goto('./#openings/31/c5')
        await expect(app.region('Your games from c5').getByRole('listitem')).toHaveCount(1)
      },
    },
    {
      name: 'the answer in that game',
      bring: async (app) => {
        await app.region('Your games from c5').getByRole('table').getByRole('button').click()
        await expect(app.stones).toHaveCount(2)
      },
    },
  ],
}

export const OPENINGS: readonly Walk[] = [openings]
