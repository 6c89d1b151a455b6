/** The arena: each tab at first, as it is filled in, and with its results. */
import { expect, type AppPage } from '../../app.ts'
import type { Detector } from '../detector.ts'
import type { State, Walk } from '../walk.ts'
import { emptyTab, fill, keptStudy } from './studies.ts'

/** The table of ratings does not scroll sideways, on a phone either. */
const ratingsWhole: Detector = async (app) => {
  const ratings = app.page.getByRole('group', { name: app.words('Ratings') })
  const hidden = await ratings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  return hidden === 0 ? [] : [`${hidden} px of the ratings are hidden`]
}

const contests: Walk = {
  name: 'contests',
  states: [
    emptyTab('#arena'),
    {
      name: 'a tournament',
      bring: async (app) => {
        await app.custom()
        const form = app.region('New contest')
        for (const name of ['Random', 'Greedy', 'Distracted', 'NegaScout, depth 2'])
          await form.getByRole('checkbox', { name: app.begin(name) }).press(' ')
        await fill(app, { 'Pairs of games': 2 })
        await app.button('Start').click()
        await expect(app.page.getByText(app.words('All 24 games have been played.'))).toBeVisible()
      },
      also: ratingsWhole,
    },
    {
      name: 'a game of a tournament',
      bring: async (app) => {
        await app.page.getByRole('button', { name: app.begin('NegaScout, depth 2 against Random: *') }).click()
        await expect(app.button('Review this game')).toBeVisible()
      },
    },
    { ...keptStudy('#arena', 'contests', 'contest'), name: 'a kept match' },
  ],
}

const list = (app: AppPage) => app.region('Players')

const formOf = (kind: string): State => ({
  name: `a new player by ${kind}`,
  bring: async (app) => {
    if (kind === 'weights') await app.button('New player').click()
    await app.region('New player').getByText(app.words(kind)).click()
  },
  part: (app) => app.region('New player'),
})

const players: Walk = {
  name: 'players',
  states: [
    {
      name: 'your results',
      bring: async (app) => {
        await app.loseAfter('c1')
        await app.page.goto('./#arena/players')
        await expect(app.region('Your games')).toBeVisible()
      },
    },
    {
      name: 'a player of the cast',
      bring: (app) =>
        list(app)
          .getByRole('button', { name: app.begin('Learner, depth 2') })
          .click(),
    },
    formOf('weights'),
    formOf('playouts'),
    { name: 'a program to be added', bring: (app) => app.button('Add a program').click() },
  ],
}

const school: Walk = {
  name: 'the school',
  states: [
    emptyTab('#experiments/school'),
    {
      name: 'a network that has learnt',
      bring: async (app) => {
        await app.custom()
        const form = app.region('New training run')
        await form.getByText(app.words('Neural network, back-propagation')).click()
        await form.getByText(app.words('many games')).click()
        await fill(app, { Games: 60, 'Neurons in layer 1': 4, 'Passes at most': 3 })
        await app.button('Start').click()
        await expect(app.button('Actions')).toBeVisible()
        await expect(app.button('Pause')).toHaveCount(0, { timeout: 200_000 })
      },
    },
    keptStudy('#experiments/school', 'lessons', 'lesson'),
  ],
}

const surfaces: Walk = {
  name: 'surfaces',
  states: [
    emptyTab('#experiments/surface'),
    {
      name: 'a map of wins',
      bring: async (app) => {
        await app.custom()
        await app.page.getByText('3 × 3', { exact: true }).click()
        await fill(app, { 'Pairs of games per point': 8 })
        await app.button('Start').click()
        await expect(app.page.getByText(app.words('All 9 points have been measured.'))).toBeVisible()
      },
    },
    { name: 'a surface in space', bring: (app) => app.page.getByText(app.words('In 3D')).click() },
  ],
}

/** By their addresses. */
export const ARENA = {
  arena: [contests],
  'arena/players': [players],
  'experiments/school': [school],
  'experiments/surface': [surfaces],
} as const satisfies Readonly<Record<string, readonly Walk[]>>
