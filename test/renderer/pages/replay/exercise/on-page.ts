/** An exercise as a learner sees it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../../src/engine/game/notation.ts'
import { questionsOf, type ExercisePlan } from '../../../../../src/engine/lab/exercise.ts'
import { SETS } from '../../../../../src/engine/lab/exercise-sets.ts'
import type { Question } from '../../../../../src/engine/lab/question.ts'
import { Recorder } from '../../../../../src/engine/search/recorder.ts'
import { Replay } from '../../../../../src/engine/search/replay.ts'
import { search } from '../../../../../src/engine/search/search.ts'
import { WIN } from '../../../../../src/engine/search/state.ts'
import { exerciseLink } from '../../../../../src/renderer/model/replay/exercise-link.ts'
import { button, press, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { treePanel } from '../on-page.ts'

export const planOf = (wanted: (typeof SETS)[number]['id']) => SETS.filter(({ id }) => id === wanted)[0].plan

/** The questions that the page asks, found once more. */
export function asked({ position: text, options, ...plan }: ExercisePlan): readonly Question[] {
  const trace = new Recorder()
  search(parsePosition(text), options, { trace })
  return questionsOf(new Replay(trace.finish()), { position: text, options, ...plan })
}

export const heading = (name: string) => page.getByRole('heading', { name, exact: true })
export const value = () => page.getByRole('textbox', { name: 'Value' })
export const marks = () => page.getByRole('listitem', { name: /^Question \d/ })
export const result = () => region('Result')
/** Right or wrong, and why. */
export const answered = () =>
  region(/^Question \d/)
    .getByRole('status')
    .filter({ has: page.getByRole('strong') })

/** Begins an exercise that comes with the app. */
export async function begin(name: string) {
  const shown = await showApp('#replay')
  await heading('Exercises').click()
  await region('Exercises').getByRole('button', { name }).click()
  await expect.element(heading('Question 1')).toBeVisible()
  return shown
}

/** Begins the exercise of a plan, by its link. */
export async function beginPlan(plan: ExercisePlan, title = 'For Monday') {
  const shown = await showApp(`#replay/${exerciseLink({ title, plan })}`)
  await expect.element(heading('Question 1')).toBeVisible()
  return shown
}

export const sayCut = (isCut: boolean) => press(isCut ? 'y' : 'n')
export const goOn = () => press('{Enter}')

const written = (value: number) => (value >= WIN ? '+∞' : value <= -WIN ? '−∞' : String(value))

async function choose(ply: number, nodes: readonly number[], { position }: ExercisePlan): Promise<void> {
  const { names } = parsePosition(position).board
  for (const node of nodes) await treePanel().css(`[data-ply="${ply}"][data-move="${names[node]}"]`).click()
  await button('Answer').click()
}

/** Answers the question that is on the screen. */
export async function answer(question: Question, plan: ExercisePlan): Promise<void> {
  switch (question.kind) {
    case 'cutoff':
      return page.getByRole('button', { name: question.answer ? 'Yes: cut' : 'No, go on' }).click()
    case 'value':
      await value().fill(written(question.answer))
      return press('{Enter}')
    case 'window':
      await page.getByRole('textbox', { name: 'α' }).fill(written(question.answer.alpha))
      await page.getByRole('textbox', { name: 'β' }).fill(written(question.answer.beta))
      return button('Answer').click()
    case 'pruned':
      return choose(question.ply, question.answer, plan)
    case 'successor':
      return choose(question.answer.ply - 1, [question.answer.node], plan)
  }
}
