/** Accuracy studies: the form, the list, the charts, and the claim's card. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import claims from '../../../../../src/locales/en/claims.json'
import {
  act,
  button,
  importStudy,
  choose,
  expectTexts,
  region,
  select,
  write,
  press,
  studyCommand,
} from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const form = () => region('New accuracy study')
const status = () => page.getByRole('main').getByRole('status').filter({ hasText: 'positions' })
const rows = () => page.getByRole('list', { name: 'Accuracy studies' }).getByRole('listitem')
const number = (name: string) => page.getByRole('textbox', { name })
const show = (tab: string) => page.getByRole('tab', { name: tab }).click()
const verdict = () => page.getByRole('main').getByText(new RegExp(`^(${Object.values(claims.verdicts).join('|')})$`))
const cells = (row: string) =>
  page
    .getByRole('table', { name: 'Signs that name the winner, by number of stones' })
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('cell')

async function open(fields: Readonly<Record<string, number>> = {}) {
  const shown = await showApp('#experiments/accuracy')
  await button('Custom…').click()
  await expect.element(button('Start')).toBeEnabled()
  for (const [name, value] of Object.entries(fields)) await write(number(name), String(value))
  return shown
}

/** Four positions, which are checked at once. */
async function check() {
  const shown = await open({ 'Stones, from': 19, 'Stones, to': 20, 'Positions for each number': 2 })
  await button('Start').click()
  await expect.element(status()).toHaveTextContent(/^All 4 positions have been checked\.$/)
  return shown
}

it('a study with playouts shows their chart first', async () => {
  await open({ 'Stones, from': 20, 'Stones, to': 20, 'Positions for each number': 1 })
  await form()
    .getByRole('checkbox', { name: /^Also Monte Carlo tree search/ })
    .click()
  await button('Start').click()
  await expect.element(page.getByRole('tab', { name: 'By playouts' })).toHaveAttribute('aria-selected', 'true')
})

const choosesFile = (name: string, text: string) => importStudy(new File([text], name))

afterEach(() => page.viewport(1280, 820))

it('says how many positions there are', async () => {
  await open({ 'Stones, from': 15, 'Stones, to': 17, 'Positions for each number': 5 })
  await expect.element(form()).toHaveTextContent('15 positions')
})

it('takes the other end along where the stones would be too few', async () => {
  await open({ 'Stones, from': 15, 'Stones, to': 10 })
  await expect.element(number('Stones, from')).toHaveValue('10')
})

it('asks for an algorithm', async () => {
  await open()
  await form().getByRole('checkbox', { name: 'NegaScout' }).click()
  await expect.element(form()).toHaveTextContent('Choose at least one algorithm.')
  await expect.element(button('Start')).toBeDisabled()
})

it('names a study by its evaluator', async () => {
  await open({ 'Stones, from': 18, 'Stones, to': 19 })
  await page.getByText('More settings: ').last().click()
  await choose('Evaluator', 'Weaver')
  await expect
    .element(form().getByRole('textbox', { name: 'Name' }))
    .toHaveAttribute('placeholder', '18–19 stones, NegaScout, evaluator Weaver')
})

const WEIGHTS = {
  format: 'poly-y evaluator',
  version: 1,
  madeBy: 'a test',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
}

async function checkOwn() {
  const shown = await open({ 'Stones, from': 18, 'Stones, to': 19, 'Positions for each number': 5 })
  await page.getByText('More settings: ').last().click()
  await form()
    .css('input[type=file]')
    .upload(new File([JSON.stringify(WEIGHTS)], 'mine.json'))
  await expect.element(select('Evaluator')).toHaveTextContent('mine')
  await button('Start').click()
  await expect.element(status()).toHaveTextContent(/^All 10 positions have been checked\.$/)
  return shown
}

it('shows the command of an evaluator from a file', async () => {
  await checkOwn()
  await expect.element(region('18–19 stones, NegaScout, evaluator mine')).toHaveTextContent('evaluator mine')
  expect(await studyCommand()).toContain('--evaluator mine.json')
})

it('gives no verdict on the claim about f for another evaluator', async () => {
  await checkOwn()
  await show('Horizon effect')
  await expect.element(verdict()).not.toBeInTheDocument()
})

it('keeps an evaluator in a duplicate', async () => {
  await checkOwn()
  await act('Actions', 'Duplicate')
  await expect.element(form().getByText('More settings: evaluator mine')).toBeVisible()
})

it('draws what is measured, read by keys', async () => {
  await check()
  // Charts follow what is measured when there is time for it.
  await expectTexts(cells('f'), [/\d/, /\d/])
  const chart = page.getByRole('application').first()
  ;(chart.element() as HTMLElement).focus()
  await press('{End}')
  await expect.element(page.getByRole('application').getByText('Stones 20', { exact: true })).toBeVisible()
})

it('starts from the keyboard', async () => {
  await open({ 'Stones, from': 19, 'Stones, to': 20, 'Positions for each number': 2 })
  ;(button('Start').element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(status()).toHaveTextContent(/^All 4 positions have been checked\.$/)
})

it('lists the newest first, under the name given, with what it is', async () => {
  await check()
  await act('Actions', 'Duplicate')
  await form().getByText('Random', { exact: true }).click()
  await form().getByRole('textbox', { name: 'Name' }).fill('At random')
  await button('Start').click()
  await expect.element(region('At random')).toHaveTextContent('random · 19–20 stones · 2 positions of each · seed 1')
  await expectTexts(rows(), [/^At random/, /^19–20 stones, NegaScout/])
})

it('comes back from its file after a delete', async () => {
  const { desktop } = await check()
  await act('Actions', 'Export')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  await act('Actions', 'Delete')
  await expect.element(rows()).toHaveLength(0)
  await choosesFile('mine.json', new TextDecoder().decode(desktop.saved[0].content))
  await expectTexts(rows(), [/^19–20 stones, NegaScout.*done$/])
  await expect.element(status()).toHaveTextContent(/^All 4 positions have been checked\.$/)
})

it('is paused with what it has, which is kept over a restart, and goes on', async () => {
  const shown = await open({ 'Stones, from': 15, 'Stones, to': 17, 'Positions for each number': 5 })
  shown.desktop.engine.hold(9)
  await button('Start').click()
  await expect.element(status()).toHaveTextContent(/^[1-9]\d* of 15 positions/)
  await button('Pause').click()
  await expect
    .element(status())
    .toHaveTextContent(/^Paused after \d+ of 15 positions\. What has been checked is kept\.$/)
  const words = status().element().textContent ?? ''
  await restart(shown, '#experiments/accuracy')
  await page.getByRole('button', { name: /^15–17 stones, NegaScout/ }).click()
  await expect.element(status()).toHaveTextContent(words)
  await expect.element(region('15–17 stones, NegaScout').getByRole('figure')).toHaveLength(2)
  await button('Resume').click()
  await expect.element(status()).toHaveTextContent(/^All 15 positions have been checked\.$/)
})

it('is told of in the header of other pages', async () => {
  const { desktop } = await open({ 'Stones, from': 15, 'Stones, to': 17 })
  desktop.engine.hold()
  await button('Start').click()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect.element(page.getByRole('banner')).toHaveTextContent('checking accuracy')
})

const claimLosses = () =>
  page
    .getByRole('article', { name: 'There is no horizon effect' })
    .getByRole('paragraph')
    .filter({ has: page.getByRole('link', { name: 'Accuracy' }) })

it('gives the claim’s card its verdict, which leads back', async () => {
  const shown = await check()
  await show('Horizon effect')
  await expect
    .element(region('19–20 stones, NegaScout'))
    .toHaveTextContent('The claim holds if at every depth at most 1 of 100 wins is lost in this way')
  const words = verdict().element().textContent ?? ''
  await restart(shown, '#report/claims/horizon')
  await expect.element(claimLosses()).toHaveTextContent(`${words} Real losses, from an accuracy study: of `)
  await claimLosses().getByRole('link', { name: 'an accuracy study' }).click()
  await expect.element(region('19–20 stones, NegaScout')).toBeVisible()
})

it('is asked for on the claim’s card', async () => {
  await showApp('#report/claims/horizon')
  await expect.element(page.getByText('Real losses are measured by accuracy studies')).toBeVisible()
})

/** A file from before there were several studies. */
const OLD = JSON.stringify({
  format: 'poly-y accuracy',
  version: 1,
  plan: { kind: 'played', from: 6, to: 20, count: 1, algorithms: ['negascout'], depths: [1], seed: 1 },
  checks: Array.from({ length: 15 }, (_, i) => [i % 2 === 0 ? 'w+k+k' : 'l-.0.']),
})
/** Ticks of the values are shares, with a sign of per cent. */
const columns = () => page.getByRole('application').getByText(/^\d+$/)

async function openOld() {
  await open()
  await choosesFile('last.json', OLD)
  await expect.element(region('Measured before')).toHaveTextContent('All 15 positions have been checked.')
}

it('takes what was measured before there were several', async () => {
  await open()
  await choosesFile('last.json', OLD)
  await expect.element(region('Measured before')).toHaveTextContent('All 15 positions have been checked.')
})

it('names all columns where there is room', async () => {
  await page.viewport(1440, 900)
  await openOld()
  await expectTexts(
    columns(),
    Array.from({ length: 15 }, (_, i) => String(6 + i)),
  )
})

it('leaves out names of columns that would overlap', async () => {
  await page.viewport(390, 844)
  await openOld()
  await expectTexts(columns(), ['6', '8', '10', '12', '14', '16', '18', '20'])
  const boxes = columns()
    .elements()
    .map((text) => text.getBoundingClientRect())
  for (const [i, { left }] of boxes.slice(1).entries()) expect(left).toBeGreaterThan(boxes[i].right + 2)
})
