/** The lessons: positions that teach, each opened at the moment that shows it. */
import { expect, it } from 'vitest'
import { TEACHING } from '../../../../src/engine/lab/teaching.ts'
import { GROWTH_LESSONS } from '../../../../src/renderer/pages/replay/growth/lessons.ts'
import { button, region } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { sentence } from './on-page.ts'

const lessons = () => region('Lessons')

it('lists all positions that teach', async () => {
  await showApp('#replay')
  await expect.element(lessons().getByRole('listitem')).toHaveLength(TEACHING.length + GROWTH_LESSONS.length)
})

it.each([
  ['A re-search that pays', /: the second search settled it\. Best is now \S+\.$/],
  ['A transposition', /^Known from the transposition table/],
  ['The choice of a move', /^At root, \w+ has the highest value, 0\.\d\d; RAVE weighs/],
  ['A proof in the tree', /is proven/],
])('opens at its moment: %s', async (name, words) => {
  await showApp('#replay')
  await lessons()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect.element(sentence()).toHaveTextContent(words)
})

it('is there again after a lesson', async () => {
  await showApp('#replay')
  await lessons()
    .getByRole('button', { name: /^A transposition/ })
    .click()
  await button('Searches').click()
  await expect.element(lessons()).toBeVisible()
})
