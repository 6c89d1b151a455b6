/** Names as people give them, on every page: without a space for a whole screen, or written from right to left. */
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NAMED_DOCUMENTS, namedGame, renamed } from '../../named.ts'
import { button, node, notice, press, seat, select } from '../browser/on-screen.ts'
import { showApp } from '../browser/show.tsx'
import { openFiles, refusals } from '../pages/library/shelf.ts'
import { scrolling, spilt, turned } from './name-faults.ts'

const SAMPLES = import.meta.glob<string>('../../formats/0.1.0/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Shows a place of an app in which all has the name. */
function open(place: string, name: string) {
  const documents = Object.fromEntries(
    NAMED_DOCUMENTS.map(([shelf, file]) => [
      shelf,
      { named: renamed(SAMPLES[`../../formats/0.1.0/${file}.json`], name) },
    ]),
  )
  return showApp(place, { documents: { ...documents, games: { named: namedGame(name) } }, holdsEngine: true })
}

type Look = (place: string) => Promise<void>

const expectLoaded = () => expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
const beginOf = (name: string) => name.slice(0, 8)
const expectNews = (name: string) => expect.element(notice()).toHaveTextContent(beginOf(name))

/** The document with the name in a tab's list: shown, renamed, deleted. */
async function lookAtDocument(name: string, look: Look): Promise<void> {
  await listed(name).click()
  await look('shown')
  if (button('Rename').query() !== null) {
    await button('Rename').click()
    await look('renamed')
    await press('{Escape}')
  }
  await button('Delete').click()
  await expectNews(name)
  await look('deleted')
}

const listed = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .filter({ hasText: beginOf(name) })
    .first()

/** Pages and tabs without a list of documents. */
const PLACES = [
  '#learn',
  '#learn/puzzles',
  '#learn/mistakes',
  '#library',
  '#library/named',
  '#inspect',
  '#replay',
  '#lab',
  '#lab/report',
  '#lab/claims',
  '#lab/table',
] as const

/** Tabs with a list of documents. */
const LISTS = [
  '#lab/experiments',
  '#lab/tables',
  '#lab/accuracy',
  '#arena',
  '#arena/players',
  '#arena/school',
  '#arena/surface',
] as const

const row = (name: string) =>
  page
    .getByRole('row')
    .filter({ hasText: beginOf(name) })
    .first()

/** Other things that show a name. */
const SCENES: Readonly<Record<string, (name: string, look: Look) => Promise<void>>> = {
  async 'a file that has been read'(name, look) {
    await showApp('#library')
    await openFiles([`${name}.sgf`, namedGame(name)])
    await expect.element(notice()).toHaveTextContent(/1 entry added/)
    await look('')
  },
  async 'a file that cannot be read'(name, look) {
    await showApp('#library')
    await openFiles([`${name}.sgf`, 'no game'])
    await expect.element(refusals()).toHaveLength(1)
    await look('')
  },
  async 'the details of a game'(name, look) {
    await open('#library', name)
    await row(name).click()
    await look('')
  },
  async 'a game that has been deleted'(name, look) {
    await open('#library', name)
    await row(name).click()
    await press('{Delete}')
    await expectNews(name)
    await look('')
  },
  async 'a player in Play'(name, look) {
    await open('', name)
    await button('Engine').click()
    await select('Blue is played by').click()
    await look('in the list')
    await page
      .getByRole('option')
      .filter({ hasText: beginOf(name) })
      .first()
      .click()
    await look('playing')
  },
  async 'a game that is saved'(name, look) {
    await open('', name)
    await seat('Blue', 'Human')
    await node('c3').click()
    await press('{Control>}s{/Control}')
    await page.getByRole('dialog').getByRole('textbox').first().fill(name)
    await look('in the dialog')
    await press('{Enter}')
    await expectNews(name)
    await look('saved')
  },
}

const WIDE = 'W'.repeat(200)
/** From the sixth letter on, and all that follows it, this is written from right to left. */
const TURNED = 'Evelyn\u202Eadana'

afterEach(() => page.viewport(1280, 820))

async function expectInWindow(place: string): Promise<void> {
  for (const [width, height] of [
    [390, 780],
    [1280, 820],
  ]) {
    await page.viewport(width, height)
    await expect.poll(() => [...scrolling(), ...spilt()], { message: `${place}, ${width}` }).toEqual([])
  }
}

async function expectUnturned(place: string): Promise<void> {
  expect.soft(turned(TURNED), place).toEqual([])
}

describe.each([
  ['without a space leaves every control in the window', WIDE, expectInWindow],
  ['that turns its direction turns nothing beside it', TURNED, expectUnturned],
])('a name %s', (_, name, look) => {
  it.each(PLACES)('at %s', async (place) => {
    await open(place, name)
    await expectLoaded()
    await look('')
  })

  it.each(LISTS)('at %s, with a document', async (place) => {
    await open(place, name)
    await expect.element(listed(name)).toBeVisible()
    await look('listed')
    await lookAtDocument(name, look)
  })

  it.each(Object.keys(SCENES))('with %s', (scene) => SCENES[scene](name, look))
})
