/** Names as people give them, on every page: without a space for a whole screen, or written from right to left. */
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ProgramFault } from '../../../src/engine/jobs.ts'
import { programPlayer } from '../../../src/renderer/model/players/program.ts'
import { encodePlayer } from '../../../src/renderer/model/players/players.ts'
import { NAMED_DOCUMENTS, namedGame, namedTrace, renamed } from '../../named.ts'
import { act, button, node, notice, press, region, seat, select } from '../browser/on-screen.ts'
import { showApp } from '../browser/show.tsx'
import { openFiles, refusals } from '../pages/library/shelf.ts'
import { focus, timeSlider } from '../pages/replay/on-page.ts'
import { scrolling, spilt, turned } from './name-faults.ts'

const SAMPLES = import.meta.glob<string>('../../formats/0.1.0/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Shows a place of an app in which all has the name. */
function open(place: string, name: string) {
  const document = (file: string) => renamed(SAMPLES[`../../formats/0.1.0/${file}.json`], name)
  const documents = Object.fromEntries(NAMED_DOCUMENTS.map(([shelf, file]) => [shelf, { named: document(file) }]))
  return showApp(place, {
    documents: { ...documents, results: { mine: document('results') }, games: { named: namedGame(name) } },
    holdsEngine: true,
  })
}

type Look = (place: string) => Promise<void>

const expectLoaded = () => expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
const beginOf = (name: string) => name.slice(0, 8)
const expectNews = (name: string) => expect.element(notice()).toHaveTextContent(beginOf(name))

/** The document with the name in a tab's list: shown, renamed, deleted. */
async function lookAtDocument(name: string, look: Look): Promise<void> {
  await listed(name).click()
  await look('shown')
  if (button('Actions').query() === null) await button('Delete').click()
  else {
    await act('Actions', 'Rename')
    await look('renamed')
    await press('{Escape}')
    await act('Actions', 'Delete')
  }
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
  '#experiments/compare',
  '#report',
  '#experiments/table',
] as const

/** Tabs with a list of documents. */
const LISTS = [
  '#experiments/searches',
  '#report/guesses',
  '#report/games',
  '#experiments/accuracy',
  '#arena',
  '#arena/players',
  '#experiments/school',
  '#experiments/surface',
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
    await openFiles([name, 'no game'])
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

/** A name without the characters that no command and no exercise may have. */
const seen = (name: string) => name.replace(/\p{C}/gu, '')

/** Other people's programs: their commands, what they say of themselves, and how they fail. */
const PROGRAM_SCENES: typeof SCENES = {
  async 'programs that may start'(name, look) {
    const { desktop } = await showApp('#arena/players')
    desktop.allowed = [`python3 ${seen(name)}`, seen(name)]
    await button('Allowed programs').click()
    await expect.element(region('Allowed programs').getByText(seen(name), { exact: true })).toBeVisible()
    await look('')
  },
  async 'a program that has been tried'(name, look) {
    const { desktop } = await showApp('#arena/players')
    const errors = `${name}\nfailed`
    let fault: ProgramFault | undefined = { name: 'noAnswer', words: [name, name], errors }
    desktop.engine.program = ({ id }) => [
      fault === undefined
        ? { id, type: 'done', result: { name, version: name, move: 'a1' } }
        : { id, type: 'failed', message: '', fault },
    ]
    await button('Add a program').click()
    await region('Add a program').getByLabelText('Program', { exact: true }).fill(seen(name))
    await button('Try it').click()
    await expect.element(page.getByLabelText('The end of its error stream')).toBeVisible()
    await look('failed')
    fault = undefined
    await button('Try it').click()
    await expect.element(region('Add a program').getByRole('status')).toHaveTextContent('a1')
    await look('found')
  },
  async 'a program as a player'(name, look) {
    const strategy = { command: `python3 ${seen(name)}`, protocol: 'gtp', moveMs: 5000, megabytes: 1024 } as const
    const player = encodePlayer(programPlayer(name.slice(0, 60), strategy))
    await showApp('#arena/players', { documents: { players: { named: player } } })
    await listed(name).click()
    await look('')
  },
}

/** Exercises, and the searches of other programs. */
const REPLAY_SCENES: typeof SCENES = {
  async 'an exercise'(name, look) {
    const document = renamed(SAMPLES['../../formats/0.1.0/exercise.json'], name)
    await showApp('#replay', { documents: { exercises: { named: document } } })
    await expect.element(listed(seen(name))).toBeVisible()
    await look('in the list')
    await listed(seen(name)).click()
    await expect.element(button('Share, print')).toBeVisible()
    await look('begun')
  },
  async 'a trace'(name, look) {
    await showApp('#replay')
    await page
      .css('input[type="file"]')
      .last()
      .upload(new File([namedTrace(name)], 'trace.jsonl'))
    await expect.element(page.getByRole('region', { name: 'Tree', exact: true })).toBeVisible()
    focus(timeSlider())
    await press('{End}')
    await expect.element(region('Board')).toHaveTextContent(/, [+−]\d+$/)
    await look('')
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

  const scenes = { ...SCENES, ...REPLAY_SCENES, ...PROGRAM_SCENES }
  it.each(Object.keys(scenes))('with %s', (scene) => scenes[scene](name, look))
})
