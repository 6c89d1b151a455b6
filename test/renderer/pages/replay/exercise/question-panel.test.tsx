/** Questions of each kind: answered in the tree and by values, and what is said of an answer. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { QUESTION_KINDS, type Question } from '../../../../../src/engine/lab/question.ts'
import { button, expectTexts } from '../../../browser/on-screen.ts'
import { answer, answered, asked, begin, beginPlan, goOn, planOf, result, value } from './on-page.ts'

const MIXED = planOf('mixed')

/** A question that has its right answer with the other sign. */
const turned = (question: Question) => ({ ...question, answer: 0 - (question.answer as number) }) as Question

/** Answers right until a value with a sign is asked for. */
async function comeToValue(): Promise<Question> {
  const plan = { ...MIXED, kinds: ['value'] as const }
  await beginPlan(plan)
  for (const question of asked(plan)) {
    if (question.answer !== 0) return question
    await answer(question, plan)
    await goOn()
  }
  return expect.fail('no value has a sign')
}

it.each(QUESTION_KINDS)('is answered: %s', async (kind) => {
  const plan = { ...MIXED, kinds: [kind], count: 1 }
  const [question] = asked(plan)
  expect(question.kind).toBe(kind)
  await beginPlan(plan)
  await answer(question, plan)
  await expect.element(page.getByText('Right.', { exact: true })).toBeVisible()
})

it('says what is no value', async () => {
  await comeToValue()
  await value().fill('one')
  await button('Answer').click()
  await expectTexts(page.getByRole('alert'), ['Write a whole number such as −1, 0 or +2, or −∞ or +∞.'])
})

it('names a turned sign', async () => {
  const question = await comeToValue()
  await answer(turned(question), MIXED)
  await expect
    .element(answered())
    .toHaveTextContent('The number is right. What is good for one player is bad for the other: change the sign.')
})

it('stands among the mistakes at the end', async () => {
  await begin('All of alpha-beta')
  const questions = asked(MIXED)
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(5)
  const wrong = questions.findIndex(({ kind, answer }) => kind === 'value' && answer !== 0)
  for (const [i, question] of questions.entries()) {
    await answer(i === wrong ? turned(question) : question, MIXED)
    await goOn()
  }
  await expect.element(result()).toHaveTextContent('9 of 10 points')
  await expectTexts(result().getByRole('listitem'), [/^What value comes back .* change the sign\.$/])
})
