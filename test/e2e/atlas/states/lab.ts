/** The laboratory: each tab at first, as it is filled in, and with its results. */
import { CLAIM_IDS } from '../../../../src/engine/lab/claims/claims.ts'
import en from '../../../../src/locales/en/claims.json' with { type: 'json' }
import { expect, type AppPage } from '../../app.ts'
import type { State, Walk } from '../walk.ts'
import { emptyTab, fill, keptStudy, WEIGHTS } from './studies.ts'

const charts = (app: AppPage) => app.region('Charts')

/** Focuses a chart, which then shows the mark of its keys. */
const focusChart = (app: AppPage) => app.page.getByRole('application').first().focus()

const openTab = (app: AppPage, name: string) => app.page.getByRole('tab', { name: app.words(name) }).click()

const searched = (app: AppPage, count: number) =>
  expect(app.page.getByText(app.words(`All ${count} searches done.`))).toBeVisible({ timeout: 200_000 })

const chart = (tab: string): State => ({
  name: `the chart “${tab}” of a comparison`,
  bring: async (app) => {
    await openTab(app, tab)
    await focusChart(app)
  },
  part: charts,
})

const compare: Walk = {
  name: 'a comparison',
  states: [
    { ...emptyTab('#experiments/compare'), isLarge: true },
    {
      name: 'the chart “Ordering” of a comparison',
      bring: async (app) => {
        await app.button('5').click()
        await app.choose('Add a position', 'Eleven stones')
        await app.button('Remove State 1').click()
        await app.button('Compare').click()
        await searched(app, 12)
        await focusChart(app)
      },
    },
    chart('By depth'),
    chart('Cutoffs'),
    chart('Speed'),
    {
      name: 'the menu of a chart',
      bring: async (app) => {
        await charts(app)
          .getByRole('button', { name: app.begin('Export: *') })
          .first()
          .click()
        await expect(app.page.getByRole('menu')).toBeVisible()
      },
      kind: 'popover',
    },
    {
      name: 'a comparison in three positions',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        for (const name of ['State 1', 'A double threat']) await app.choose('Add a position', name)
        await app.button('Continue').click()
        await searched(app, 36)
        await app.page.getByRole('radio', { name: app.words('Depth 4') }).press('Space')
        await app.page.getByRole('radio', { name: app.words('Same for all') }).press('Space')
        await searched(app, 36)
      },
    },
    {
      name: 'why searches differ',
      bring: async (app) => {
        for (const name of ['Eleven stones', 'A double threat']) await app.button(`Remove ${name}`).click()
        const why = app.region('Why the difference?')
        await expect(why).toHaveText(/11[,\s]047/)
        await why
          .getByRole('table')
          .getByRole('button', { name: app.words('re-searched') })
          .click()
      },
    },
    {
      name: 'a comparison with another evaluator',
      bring: async (app) => {
        await app.page.getByText(app.begin('More settings: *')).click()
        const evaluators = app.page.getByRole('group', { name: app.words('Evaluator of each search') })
        await evaluators.getByRole('button', { name: 'NegaScout' }).click()
        await app.page.getByRole('option', { name: app.words('Weaver') }).click()
        await app.button('Continue').click()
        await searched(app, 12)
      },
    },
  ],
}

const times: Walk = {
  name: 'the times of evaluations',
  states: [
    {
      name: 'the times of each evaluation',
      bring: async (app) => {
        await app.page.goto('./#experiments/compare')
        // Floyd–Warshall takes some hundred times as long as the evaluation that is usual.
        for (const depth of ['3', '4', '5']) await app.button(depth).click()
        await app.page.getByRole('checkbox', { name: app.words('With each of the three evaluations') }).press('Space')
        await app.button('Compare').click()
        await searched(app, 12)
      },
    },
  ],
}

const form = (app: AppPage) => app.region('New experiment')

const experiments: Walk = {
  name: 'experiments',
  states: [
    emptyTab('#experiments/searches'),
    {
      name: 'an experiment with faults in its form',
      bring: async (app) => {
        await app.custom()
        await fill(app, { Stones: 0 })
        await app.page.getByText(app.words('My own')).click()
        await app.page.getByLabel(app.begin('One position a line')).fill('./..... r\n./..... x')
        await expect(app.page.getByText(/"x"/)).toBeVisible()
      },
    },
    {
      name: 'an experiment with evaluators',
      bring: async (app) => {
        await app.page.getByLabel(app.begin('One position a line')).fill('./..... r')
        await form(app)
          .getByRole('checkbox', { name: app.words('Weaver') })
          .check()
        await form(app).locator('input[type=file]').setInputFiles(WEIGHTS)
        await expect(form(app).getByRole('checkbox', { name: 'mine' })).toBeChecked()
      },
    },
    {
      name: 'the medians of an experiment with evaluators',
      bring: async (app) => {
        await app.button('Start').click()
        await expect(app.page.getByText(app.begin('All * searches are done.'))).toBeVisible()
      },
    },
    {
      name: 'the medians of an experiment',
      bring: async (app) => {
        const plan = {
          positions: { boardSize: 4, stones: 14, count: 5, seed: 1 },
          algorithms: ['alpha-beta', 'iterative-deepening'],
          depths: [1, 2, 3],
          orderings: ['id', 'value', 'last'],
          tables: ['off'],
          evaluations: ['bit-parallel'],
          margins: [1],
        }
        const link = new URLSearchParams({ name: '', plan: JSON.stringify(plan) })
        await app.page.goto(`./#experiments/searches/${link.toString()}`)
        await expect(form(app).getByText(app.within('* = 90 searches'))).toBeVisible()
        await app.button('Start').click()
        await expect(app.page.getByText(app.begin('All 90 searches are done.'))).toBeVisible()
      },
    },
    {
      name: 'the boxes of an experiment',
      bring: (app) => app.page.getByText(app.words('Boxes')).click(),
      part: (app) => app.page.getByRole('figure').first(),
    },
    {
      name: 'a deleted experiment',
      bring: async (app) => {
        await app.act('Delete')
        await expect(app.notice.getByRole('button').first()).toBeVisible()
        await app.notice.getByRole('button').last().focus()
      },
      kind: 'popover',
    },
  ],
}

const along: Walk = {
  name: 'experiments along games and boards',
  states: [
    {
      name: 'an experiment along a game',
      bring: async (app) => {
        await app.page.goto('./#experiments/searches')
        await app.custom()
        await form(app).getByText(app.words('A game')).click()
        await form(app)
          .getByLabel(app.begin('The game, as SGF or as moves'))
          .fill('(;FF[4]GM[531]SZ[3]RU[swap]GN[A race];B[c3];W[swap];W[b4](;B[b2];W[c1])(;B[a1]))')
        for (const depth of ['1', '2', '3', '4']) await toggle(app, depth, Number(depth) < 3)
        await app.button('Start').click()
        await expect(app.page.getByText(app.begin('All 40 searches are done.'))).toBeVisible()
      },
    },
    {
      name: 'an experiment from board to board',
      bring: async (app) => {
        await app.button('New experiment').click()
        await app.page.getByRole('button', { name: app.begin('From 6 to 106 nodes') }).click()
        await expect(app.page.getByText(app.begin('All 240 searches are done.'))).toBeVisible({ timeout: 200_000 })
      },
    },
  ],
}

/** Presses a depth of the form, or lets it out. */
async function toggle(app: AppPage, depth: string, isWanted: boolean): Promise<void> {
  const button = form(app)
    .getByRole('toolbar', { name: app.words('Depths') })
    .getByRole('button', { name: depth, exact: true })
  if (((await button.getAttribute('aria-pressed')) === 'true') !== isWanted) await button.click()
}

const report: Walk = {
  name: 'the report’s tables',
  states: [
    {
      name: 'report: at first',
      bring: async (app) => {
        await app.page.goto('./#report')
        await expect(app.region('State 1').getByText('±7%').first()).toBeVisible()
      },
    },
    {
      name: 'what is folded in the report’s tables',
      bring: async (app) => {
        for (const state of ['State 1', 'State 2']) await app.region(state).locator('summary').first().click()
      },
    },
  ],
}

const guesses: Walk = {
  name: 'guesses at State 2',
  states: [
    emptyTab('#report/guesses'),
    {
      name: 'guesses',
      bring: async (app) => {
        await fill(app, { 'Positions to try': 200 })
        await app.button('Guess').click()
        await expect(app.page.getByRole('list', { name: app.words('The nearest guesses') })).toBeVisible({
          timeout: 200_000,
        })
        await expect(app.page.getByText(app.words('All 200 positions have been tried.'))).toBeVisible()
      },
    },
  ],
}

/** The verdicts in the rows of the claims. */
const verdicts = (app: AppPage) =>
  app.page
    .getByRole('article')
    .locator('summary')
    .getByText(
      new RegExp(
        `^(${Object.values(en.short)
          .map((words) => app.source(words))
          .join('|')})$`,
        'u',
      ),
    )

const claims: Walk = {
  name: 'the report’s claims',
  states: [
    emptyTab('#report/claims'),
    {
      name: 'claims that are tested',
      bring: async (app) => {
        await app.button('Measure again…').click()
        await app.choose('Board', '3 rings, 16 nodes')
        await app.page.getByText(app.words('The same number')).click()
        await fill(app, { Stones: 10, Positions: 3 })
        await app.button('Test all').click()
        await expect(verdicts(app)).toHaveCount(CLAIM_IDS.length, { timeout: 120_000 })
        for (const summary of await app.page.getByRole('article').locator('summary').all()) await summary.click()
      },
    },
  ],
}

const tables: Walk = {
  name: 'tables over games',
  states: [
    emptyTab('#report/games'),
    {
      name: 'a table over games, measured',
      bring: async (app) => {
        await app.custom()
        await app.choose('Board', '3 rings, 16 nodes')
        await app.choose('Algorithm', 'Alpha-beta')
        await fill(app, { Depth: 3, 'Games of a series': 4, Series: 6, Seed: 5 })
        await app.page.getByText(app.words('Random moves')).click()
        await app.button('Start').click()
        await expect(app.page.getByText(app.within('All * series have been played'))).toBeVisible()
      },
    },
  ],
}

const accuracyChart = (tab: string): State => ({
  name: `the chart “${tab}” of an accuracy study`,
  bring: async (app) => {
    await openTab(app, tab)
    await focusChart(app)
  },
  part: (app) => app.page.getByRole('tabpanel', { name: app.words(tab) }),
})

const accuracy: Walk = {
  name: 'accuracy',
  states: [
    emptyTab('#experiments/accuracy'),
    {
      name: 'the chart “Right signs” of an accuracy study',
      bring: async (app) => {
        await app.custom()
        await app.page.getByText(app.begin('More settings: *')).last().click()
        await app.choose('Evaluator', 'Weaver')
        await fill(app, { 'Stones, from': 19, 'Stones, to': 20, 'Positions for each number': 2 })
        await app.region('New accuracy study').getByText(app.words('Alpha-beta')).click()
        await app.button('Start').click()
        await expect(app.page.getByText(app.words('All 4 positions have been checked.'))).toBeVisible({
          timeout: 200_000,
        })
        await focusChart(app)
      },
    },
    accuracyChart('Wins kept'),
    accuracyChart('Horizon effect'),
    {
      name: 'the losses that an accuracy study has measured',
      bring: async (app) => {
        await app.page.goto('./#report/claims/horizon')
        await app.expectLoaded()
      },
      part: (app) => app.page.getByRole('article', { name: app.within('There is no horizon effect') }),
    },
  ],
}

const table: Walk = {
  name: 'the complete table',
  states: [
    {
      name: 'the graph of all positions',
      bring: async (app) => {
        await app.page.goto('./#experiments/table')
        await expect(app.page.getByText(app.words('Red wins in 3 plies')).first()).toBeVisible()
      },
    },
    { name: 'the list of all positions', bring: (app) => app.page.getByText(app.words('List')).click() },
    {
      name: 'the table of 16 nodes',
      bring: async (app) => {
        await app.page.getByText(app.words('16 nodes')).click()
        await app.button('Make the table').click()
        await expect(app.page.getByText(app.words('Red wins in 9 plies')).first()).toBeVisible({ timeout: 200_000 })
      },
    },
  ],
}

/** By their addresses. */
export const LAB = {
  'experiments/compare': [compare, times],
  experiments: [{ name: 'all experiments', states: [{ ...emptyTab('#experiments'), isLarge: true }] }],
  'experiments/searches': [
    experiments,
    along,
    { name: 'a kept experiment', states: [keptStudy('#experiments/searches', 'experiments', 'experiment')] },
  ],
  report: [report, claims],
  'report/guesses': [guesses],
  'report/games': [tables],
  'experiments/accuracy': [accuracy],
  'experiments/table': [table],
} as const satisfies Readonly<Record<string, readonly Walk[]>>
