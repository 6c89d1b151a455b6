/** An exercise as it is taken by the keyboard: right and wrong answers, hints, second tries, and the result. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, press, region } from '../../../browser/on-screen.ts'
import { answered, asked, begin, goOn, heading, planOf, result, sayCut } from './on-page.ts'

const right = asked(planOf('cutoffs')).map(({ answer }) => answer === true)

const openCutoffs = () => begin('Where does alpha-beta cut?')
const says = (words: string) => expect.element(page.getByText(words, { exact: true })).toBeVisible()

/** Gives the right answers, without the first so many. */
async function answerRight(from = 0): Promise<void> {
  for (const isCut of right.slice(from)) {
    await sayCut(isCut)
    await goOn()
  }
}

async function pass(): Promise<void> {
  await openCutoffs()
  await answerRight()
  await expect.element(result()).toBeVisible()
}

async function answerWrong(): Promise<void> {
  await openCutoffs()
  await sayCut(!right[0])
  await says('Wrong.')
}

/** Fails the first question, and comes to it again after all others. */
async function comeBack(): Promise<void> {
  await answerWrong()
  await button('Ask me again later').click()
  await answerRight(1)
  await expect.element(heading('Question 1')).toBeVisible()
}

it('is passed by the keyboard alone', async () => {
  await openCutoffs()
  for (const [i, isCut] of right.entries()) {
    await expect.element(heading(`Question ${i + 1}`)).toBeVisible()
    await sayCut(isCut)
    await says('Right.')
    await goOn()
  }
  await expect.element(result()).toHaveTextContent('6 of 6 points')
  await says('Nothing was wrong.')
})

it('says why an answer is wrong', async () => {
  await answerWrong()
  await expect
    .element(answered())
    .toHaveTextContent(/β = \S+: .* (gains nothing|will not come here|may still come here)/)
})

it('marks what was wrong', async () => {
  await answerWrong()
  await expect.element(page.getByRole('listitem', { name: 'Question 1, wrong' })).toBeVisible()
})

it('takes one answer to a question', async () => {
  await answerWrong()
  await sayCut(right[0])
  await says('Wrong.')
})

it('asks again at the end what was wrong', async () => {
  await comeBack()
})

it('gives a hint', async () => {
  await openCutoffs()
  await press('h')
  await says('Compare best with β.')
})

it('gives half a point for a second try, whatever the hints', async () => {
  await comeBack()
  await press('h')
  await says('Compare best with β.')
  await sayCut(right[0])
  await says('Right, for half a point.')
  await goOn()
  await expect.element(result()).toHaveTextContent('5.5 of 6 points')
})

it('is taken once more', async () => {
  await pass()
  await button('Once more').click()
  await expect.element(heading('Question 1')).toBeVisible()
})

it('asks other questions about the search', async () => {
  await pass()
  await button('Other questions').click()
  await expect.element(heading('Question 1')).toBeVisible()
})

it('is left for the lessons in its middle, so that its answers stay hidden', async () => {
  await openCutoffs()
  await button('Leave').click()
  await expect.element(region('Exercises')).toBeVisible()
  expect(button('Play').query()).toBeNull()
})

it('is left for the replay of its search at its end', async () => {
  await pass()
  await button('Leave').click()
  await expect.element(button('Play')).toBeVisible()
})
