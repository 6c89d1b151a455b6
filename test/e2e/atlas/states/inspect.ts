/** Inspect: its overlays, its tables, and the terminal test. */
import { expect, type AppPage } from '../../app.ts'
import type { Detector } from '../detector.ts'
import type { Walk } from '../walk.ts'

const away = ({ page }: AppPage) => page.mouse.move(0, 0)

const show = (app: AppPage, view: string) => app.page.getByLabel(app.words(view)).check()

const inspect: Walk = {
  name: 'Inspect',
  states: [
    {
      name: 'an empty board inspected',
      bring: async (app) => {
        await app.open('#inspect')
        await app.expectLoaded()
      },
      isLarge: true,
    },
    {
      name: 'a position that is none, set up by hand',
      bring: async (app) => {
        await show(app, 'Put red stones')
        for (const node of ['a1', 'd1']) await app.node(node).click()
        const code = app.page.getByRole('textbox', { name: app.begin('Position code') })
        await code.fill('./..... x')
        await code.press('Enter')
        await expect(app.page.getByText(/"x"/)).toBeVisible()
      },
    },
    {
      name: 'cheapest sets',
      bring: async (app) => {
        await app.choose('Load a position', 'Eleven stones')
        await away(app)
      },
    },
    {
      name: 'values after each move by a network',
      bring: async (app) => {
        await app.choose('Overlay', 'Value after each move')
        await app.choose('Evaluator', 'Evaluator of Network, depth 3')
      },
    },
    { name: 'distances to a side', bring: (app) => app.choose('Overlay', 'Distances to a side') },
    {
      name: 'who wins after each move',
      bring: async (app) => {
        await app.paste('./.r... b')
        await expect(app.board.locator('[data-node]')).toHaveCount(6)
        await app.notice.getByRole('button').last().click()
        await app.choose('Overlay', 'Who wins after each move')
        await expect(app.region('Perfect play')).toHaveText(app.within('* wins in 2 plies'))
      },
    },
    {
      name: 'shortest ways, with their times',
      bring: async (app) => {
        await app.choose('Load a position', 'Eleven stones')
        await app.choose('Overlay', 'The shortest way each evaluation finds')
        await app.button('Measure the times').click()
        // Over 2,000 evaluations by each, in the digits of either language.
        await expect(app.page.getByText(/\b2\D?000\b/u).first()).toBeVisible({ timeout: 200_000 })
      },
    },
  ],
}

/** From 1024 px on the whole table of 31 nodes is in sight; below that the tools are. */
const tableInSight: Detector = ({ page }) =>
  page.evaluate(() => {
    const area = document.querySelector('[role="grid"]')?.parentElement
    if (area === null || area === undefined) return ['there is no table']
    const hidden = [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight]
    if (innerWidth >= 1024) return hidden.every((pixels) => pixels === 0) ? [] : [`hidden: ${hidden.join(', ')} px`]
    if (innerWidth < 800) return []
    const tools = [...document.querySelectorAll('.tool-buttons button')].map((tool) => tool.getBoundingClientRect())
    return tools.length > 0 && tools.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
      ? []
      : ['a tool is out of sight']
  })

/** On a phone the parts of the terminal test stand below each other, from the board to the flood fill. */
const partsInOrder: Detector = async (app) => {
  const parts = [
    app.board,
    app.region('1 Grow set A, depth first').getByRole('listitem').first(),
    app.region('3 Verdict'),
    app.region('The flood fill that play uses'),
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  const isOrdered = tops.every((top, i) => i === 0 || top > tops[i - 1])
  return isOrdered || (app.page.viewportSize()?.width ?? 0) > 400 ? [] : [`they stand at ${tops.join(', ')}`]
}

const tables: Walk = {
  name: 'Inspect’s tables',
  states: [
    {
      name: 'the table of distances',
      bring: async (app) => {
        await app.open('#inspect')
        await app.choose('Load a position', 'Eleven stones')
        await show(app, 'Show the distance tables')
        await app.button('One round back').click()
        const cells = app.page.getByRole('gridcell')
        await expect(cells.first()).toBeVisible()
        // In bold are the distances that the round has changed.
        const bold = () =>
          cells.evaluateAll((all) => all.findIndex((cell) => getComputedStyle(cell).fontWeight === '700'))
        await expect.poll(bold).not.toBe(-1)
        await cells.nth(await bold()).hover()
      },
      also: tableInSight,
    },
    {
      name: 'the terminal test of an empty board',
      bring: async (app) => {
        await show(app, 'Show the board')
        await app.button('Clear').click()
        await show(app, 'Show the terminal test')
      },
    },
    {
      name: 'the terminal test’s example',
      bring: async (app) => {
        await app.button('Show the report’s example').click()
        await expect(app.region('3 Verdict')).toHaveText(app.within('Blue has won.'))
        await away(app)
      },
    },
    {
      name: 'the terminal test one stone before',
      bring: (app) => app.button('One stone back').click(),
      also: partsInOrder,
    },
    {
      name: 'all cheapest sets of 51 nodes',
      bring: async (app) => {
        await show(app, 'Show the board')
        await app.page.getByText(/^31 \S+ · 3 \S+$/).click()
        await show(app, '51 nodes')
        for (const node of ['e2', 'a1', 'e3', 'b1']) await app.node(node).click()
        await expect(app.page.getByTestId('set-size-red')).toHaveText(/^\d+$/)
        await show(app, 'Show the nodes of all cheapest sets')
        await away(app)
      },
    },
    {
      name: 'the terminal test on 51 nodes',
      bring: async (app) => {
        await show(app, 'Show the terminal test')
        await app.choose('Last stone', 'e3 · Red')
        await expect(app.page.getByText('A = {e2, e3}')).toBeVisible()
      },
    },
  ],
}

export const INSPECT: readonly Walk[] = [inspect, tables]
