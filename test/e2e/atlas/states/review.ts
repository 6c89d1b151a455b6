/** The review of a game: analysed, in each of its parts, at a mistake, and where playouts take the place of proofs. */
import { expect, type AppPage } from '../../app.ts'
import { CHANGES } from '../../review.ts'
import type { Walk } from '../walk.ts'

/** A game on 106 nodes, on which Red loses the most with move 21. */
const SHORT =
  '(;FF[4]GM[531]SZ[7]RU[three-corners]GN[106];B[e18];W[e14];B[e7];W[e1];B[c7];W[e12];B[d7];W[d12];B[d4];W[f13];B[d15];W[e9];B[f21];W[d2];B[e10];W[b1];B[b5];W[g24];B[f12];W[c5];B[c10];W[d8])'

async function openGame(app: AppPage, sgf: string): Promise<void> {
  await app.page.goto(`./#game/${new URLSearchParams({ sgf }).toString()}`)
  await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}(\/moment=0)?$/)
  await expect(app.page.getByRole('treeitem').first()).toBeVisible()
}

const analysed: Walk = {
  name: 'a review',
  states: [
    {
      name: 'an analysed game',
      bring: async (app) => {
        await openGame(app, CHANGES)
        await expect(app.region('Analysis').getByText(app.words('proven'))).toBeVisible({ timeout: 200_000 })
      },
    },
    {
      name: 'what the engine says of a game',
      kind: 'dialog',
      bring: async (app) => {
        await app.more('Engine…')
        await app.page.getByText(app.words('Show the fewest stones that each colour still needs')).click()
      },
    },
    {
      name: 'how each player did',
      kind: 'dialog',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        await app.more('Details…')
      },
    },
    {
      name: 'a mistake that is to be mended',
      bring: async (app) => {
        await app.page.keyboard.press('Escape')
        await expect(app.page.getByRole('dialog')).toHaveCount(0)
        await app.page.keyboard.press('Home')
        await app.button('Review the mistakes').click()
        await expect(app.headline).toHaveText(/\d/)
      },
    },
    {
      name: 'an answer that loses too',
      bring: async (app) => {
        await app.node('a1').click()
        await expect(app.page.getByTestId('moment-block')).toHaveText(app.within('a1 loses: * answers *.'))
      },
    },
    { name: 'an answer that loses too, on a phone', bring: async () => undefined, sizes: [[390, 844]], kind: 'dialog' },
    {
      name: 'an answer that is shown',
      bring: async (app) => {
        await app.button('Show it').click()
        await expect(app.button('Next mistake')).toBeVisible()
      },
    },
  ],
}

const played: Walk = {
  name: 'the review of a game that goes on',
  states: [
    {
      name: 'the review of an empty board',
      bring: async (app) => {
        await app.open('#review')
        await app.expectLoaded()
      },
      isLarge: true,
    },
    {
      name: 'the reasons of a move in its review',
      kind: 'dialog',
      bring: async (app) => {
        await app.page.goto('./#')
        await app.seat('Blue', 'NegaScout, depth 2')
        await app.node('a1').click()
        await expect(app.stones).toHaveCount(2)
        await app.page.goto('./#review')
        await app.expectLoaded()
        await app.more('Engine…')
        const panel = app.region('Why this move?')
        await panel.getByRole('button', { name: app.words('Show the reasons') }).click()
        await expect(panel.getByRole('group', { name: app.words('All moves') })).toBeVisible({ timeout: 200_000 })
      },
    },
    {
      name: 'a game that is not there',
      bring: async (app) => {
        await app.page.goto('./#library/none')
        await expect(app.page.getByText(app.words('There is no such game in the library.'))).toBeVisible()
      },
    },
  ],
}

const unknown: Walk = {
  name: 'the review of a game on 106 nodes',
  states: [
    {
      name: 'the chances of a game on 106 nodes',
      bring: async (app) => {
        await openGame(app, SHORT)
        await expect(app.region('Analysis').getByRole('progressbar')).toBeHidden({ timeout: 100_000 })
        await app.region('Analysis').getByText(app.words('Moves that lost the most by this search')).click()
        await app
          .region('Analysis')
          .getByRole('button', { name: /^21\. / })
          .click()
        await expect(app.headline).toHaveText(/%/)
        await expect(app.region('Best moves').getByRole('listitem').first()).toHaveText(/%/)
      },
    },
  ],
}

export const REVIEW: readonly Walk[] = [analysed, played, unknown]
