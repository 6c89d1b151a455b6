/** Training runs: from the form to a player, interrupted on the way, and weights from files. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toEvaluatorFile } from '../../../../../src/engine/evaluation/evaluator-file.ts'
import { REPORT_WEIGHTS } from '../../../../../src/engine/training/duel.ts'
import { act, button, choose, notice, region, write, study } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const form = () => region('New training run')
const entries = () => page.getByRole('list', { name: 'Training' }).getByRole('listitem')
const entry = (name: RegExp) => entries().getByRole('button', { name })
const start = (name = 'Start') => form().getByRole('button', { name, exact: true }).click()
const setNumber = (name: string, value: number) =>
  write(form().getByRole('textbox', { name, exact: true }), String(value))

async function defineNetwork() {
  const shown = await showApp('#experiments/school')
  await button('Custom…').click()
  await form().getByText('Neural network, back-propagation').click()
  await form().getByText('many games').click()
  await setNumber('Games', 60)
  await setNumber('Neurons in layer 1', 4)
  await setNumber('Passes at most', 3)
  await form().getByRole('textbox', { name: 'Name', exact: true }).fill('Little net')
  return shown
}

async function learnNetwork() {
  const shown = await defineNetwork()
  await start()
  await expect.element(study().getByText(/^The training is done\.$|^Done after/)).toBeVisible()
  return shown
}

it('says how many positions a network learns from', async () => {
  await defineNetwork()
  await expect.element(form().getByText('Up to 240 positions of 60 games').last()).toBeVisible()
})

it('is paused with the games that it has, which are kept over a restart, and goes on', async () => {
  const shown = await defineNetwork()
  shown.desktop.engine.hold(1)
  await start()
  await expect.element(study().getByText(/^[1-9]\d* of 60 games to learn from/)).toBeVisible()
  await button('Pause').click()
  await expect.element(study().getByText(/^Paused after \d+ of 60 games/)).toBeVisible()
  await expect.element(study().getByText('Nothing has been learnt yet.')).toBeVisible()
  await restart(shown, '#experiments/school')
  await entry(/Little net/).click()
  await button('Resume').click()
  await expect.element(study().getByText(/^The training is done\.$|^Done after/)).toBeVisible()
  await expect.element(entries()).toHaveTextContent(/done/)
})

it('draws how a network learnt, and its weights on a board for each colour', async () => {
  await learnNetwork()
  await expect.element(study().getByRole('figure', { name: 'Winner predicted correctly' })).toBeVisible()
  await expect.element(region('Weights on the board').getByRole('figure').getByRole('img')).toHaveLength(2)
})

it('has the weights of a neuron in its table', async () => {
  const { desktop } = await learnNetwork()
  await choose('Neurons', 'Neuron 3')
  await act('Actions', 'Weights, JSON')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const { evaluator } = JSON.parse(new TextDecoder().decode(desktop.saved[0].content)) as {
    evaluator: { layers: { weights: number[][] }[] }
  }
  const weight = String(Math.round(evaluator.layers[0].weights[2][0] / 10)).replace('-', '−')
  const cell = study()
    .getByRole('row', { name: /^Own stone/ })
    .getByRole('cell')
    .first()
  await expect
    .poll(() => cell.element().textContent)
    .toBe(weight.startsWith('−') || weight === '0' ? weight : `+${weight}`)
})

it('keeps a network as a player', async () => {
  await learnNetwork()
  await button('Keep as a player').click()
  await expect.poll(() => location.hash).toBe('#arena/players')
  await expect.element(region('Little net')).toHaveTextContent('a neural network')
})

/** Hill climbing, which waits for an evolution that nothing is computed of. */
async function waitForTurn() {
  const shown = await showApp('#experiments/school')
  await button('Custom…').click()
  shown.desktop.engine.hold()
  await form().getByText('Evolution', { exact: true }).click()
  await start()
  await button('New experiment').click()
  await page.getByRole('link', { name: 'Training: All and custom…' }).click()
  await button('Custom…').click()
  await form().getByText('Hill climbing', { exact: true }).click()
  await setNumber('Steps', 2)
  await setNumber('Pairs of games in a match', 4)
  await start('Start after the others')
  return shown
}

it('waits for its turn while another run learns', async () => {
  await waitForTurn()
  await expect.element(study().getByText('Waiting for its turn.')).toBeVisible()
  await expect.element(page.getByRole('banner')).toHaveTextContent('Engine training')
})

it('begins once the other run is paused, and goes into a match against the report', async () => {
  const { desktop } = await waitForTurn()
  await entry(/Evolution/).click()
  await button('Pause').click()
  desktop.engine.letGo()
  await entry(/Hill climbing/).click()
  await expect.element(study().getByText('The training is done.')).toBeVisible()
  await expect.element(study().getByText(/^\d of 2 changes (was|were) taken$/)).toBeVisible()
  await button('Match against the report’s player').click()
  await expect.poll(() => location.hash).toBe('#arena')
  await expect.element(page.getByRole('heading', { name: 'Hill climbing against the report’s player' })).toBeVisible()
})

const GOOD = JSON.stringify(toEvaluatorFile(REPORT_WEIGHTS, 'a test'))

async function openWeights(name: string, text: string): Promise<void> {
  await showApp('#experiments/school')
  const inputs = page.css('main input[type=file]').elements()
  const chooser = inputs.find((input) => input.parentElement?.textContent?.includes('Choose a file of weights'))
  await page.elementLocator(chooser as Element).upload(new File([text], name))
}

it.each([
  ['half', GOOD.slice(0, 40), 'it is not a file of this kind, or only a part of one'],
  ['other', '{"format":"poly-y player"}', 'it is not a Poly-Y evaluator'],
  ['newer', GOOD.replace('"version":1', '"version":2'), 'its format version is 2, which this Poly-Y cannot read'],
  ['bad', GOOD.replace('piecesToWin', 'luck'), '"luck" is no feature'],
])('refuses a %s file of weights with the reason', async (name, text, reason) => {
  await openWeights(`${name}.json`, text)
  await expect.element(notice()).toHaveTextContent(`${name}.json was refused: ${reason}`)
})

it('makes a player of a file of weights', async () => {
  await openWeights('plain.json', GOOD)
  await expect.element(region('plain')).toHaveTextContent('weighted features')
})
