/** The replay as a lesson: positions that teach, and exercises passed and failed by mouse and by keyboard. */
import { readFile } from 'node:fs/promises'
import { questionsOf, type ExercisePlan } from '../../src/engine/lab/exercise.ts'
import { SETS } from '../../src/engine/lab/exercise-sets.ts'
import type { Question } from '../../src/engine/lab/question.ts'
import { TEACHING } from '../../src/engine/lab/teaching.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { Replay } from '../../src/engine/search/replay.ts'
import { search } from '../../src/engine/search/search.ts'
import { WIN } from '../../src/engine/search/state.ts'
import { Recorder } from '../../src/engine/search/recorder.ts'
import { expect, test, type AppPage } from './app.ts'

/** The questions that the page asks, found once more. */
function asked({ position: text, options, ...plan }: ExercisePlan): Question[] {
  const trace = new Recorder()
  const position = parsePosition(text)
  search(position, options, { trace })
  return questionsOf(new Replay(trace.finish()), { position: text, options, ...plan })
}

const planOf = (wanted: (typeof SETS)[number]['id']) => SETS.filter(({ id }) => id === wanted)[0].plan

/** The sentence about the latest event. */
const sentence = (app: AppPage) =>
  app.page.getByRole('region', { name: 'Tree', exact: true }).getByRole('paragraph').first()

/** Right or wrong, and why. */
const answered = (app: AppPage) =>
  app.page
    .getByRole('region', { name: /^Question \d/ })
    .getByRole('status')
    .filter({ has: app.page.getByRole('strong') })

async function begin(app: AppPage, name: string): Promise<void> {
  await app.open('#replay')
  await app.page
    .getByRole('region', { name: 'Exercises' })
    .getByRole('button', { name: new RegExp(`^${name.replace('?', '\\?')}`) })
    .click()
  await expect(app.page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
}

const write = (value: number) => (value >= WIN ? '+∞' : value <= -WIN ? '−∞' : String(value))

/** Answers the question that is on the screen. */
async function answer(app: AppPage, question: Question, names: readonly string[]): Promise<void> {
  const { page } = app
  const inTree = (ply: number, node: number) =>
    page.getByRole('region', { name: 'Tree', exact: true }).locator(`[data-ply="${ply}"][data-move="${names[node]}"]`)
  switch (question.kind) {
    case 'cutoff':
      return app.page.getByRole('button', { name: question.answer ? 'Yes: cut' : 'No, go on' }).click()
    case 'value':
      await page.getByRole('textbox', { name: 'Value' }).fill(write(question.answer))
      return page.getByRole('textbox', { name: 'Value' }).press('Enter')
    case 'window':
      await page.getByRole('textbox', { name: 'α' }).fill(write(question.answer.alpha))
      await page.getByRole('textbox', { name: 'β' }).fill(write(question.answer.beta))
      return app.button('Answer').click()
    case 'pruned':
      for (const node of question.answer) await inTree(question.ply, node).click()
      return app.button('Answer').click()
    case 'successor':
      await inTree(question.answer.ply - 1, question.answer.node).click()
      return app.button('Answer').click()
  }
}

test('a position that teaches opens at the moment that shows it', async ({ app }) => {
  await app.open('#replay')
  const said: readonly (readonly [string, RegExp])[] = [
    ['A re-search that pays', /: the second search settled it\. Best is now \S+\.$/],
    ['A transposition', /^Known from the transposition table/],
  ]
  for (const [name, words] of said) {
    await app.page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(sentence(app)).toHaveText(words)
    await app.button('Lessons').click()
  }
  await expect(app.page.getByRole('region', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(TEACHING.length)
})

test('a learner passes an exercise by the keyboard alone; fails, sees why, is asked again, and gets half a point', async ({
  app,
}) => {
  await begin(app, 'Where does alpha-beta cut?')
  const questions = asked(planOf('cutoffs'))
  for (const [i, { answer }] of questions.entries()) {
    await expect(app.page.getByRole('heading', { name: `Question ${i + 1}` })).toBeVisible()
    await app.page.keyboard.press(answer ? 'y' : 'n')
    await expect(app.page.getByText('Right.', { exact: true })).toBeVisible()
    await app.page.keyboard.press('Enter')
  }
  await expect(app.page.getByRole('region', { name: 'Result' })).toContainText('6 of 6 points')
  await expect(app.page.getByText('Nothing was wrong.')).toBeVisible()
  await app.button('Once more').click()
  const [first, ...others] = questions
  await app.page.keyboard.press(first.answer ? 'n' : 'y')
  await expect(app.page.getByText('Wrong.')).toBeVisible()
  await expect(answered(app)).toContainText(/β\s=\s\S+: .* (gains nothing|will not come here|may still come here)/)
  await expect(app.page.getByRole('listitem', { name: 'Question 1, wrong' })).toBeVisible()
  // Nothing can be answered twice.
  await app.page.keyboard.press(first.answer ? 'y' : 'n')
  await expect(app.page.getByText('Wrong.')).toBeVisible()
  await app.button('Ask me again later').click()
  for (const { answer } of others) {
    await app.page.keyboard.press(answer ? 'y' : 'n')
    await app.page.keyboard.press('Enter')
  }
  // The first comes again; a hint costs no more than half.
  await expect(app.page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await app.page.keyboard.press('h')
  await expect(app.page.getByText('Compare best with β.')).toBeVisible()
  await app.page.keyboard.press(first.answer ? 'y' : 'n')
  await expect(app.page.getByText('Right, for half a point.')).toBeVisible()
  await app.page.keyboard.press('Enter')
  await expect(app.page.getByRole('region', { name: 'Result' })).toContainText('5.5 of 6 points')
  // Other questions about the same search, and out.
  await app.button('Other questions').click()
  await expect(app.page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  await app.button('Leave').click()
  await expect(app.button('Play')).toBeVisible()
})

test('questions of all kinds are answered in the tree and by values; what is no value is told, a turned sign named, and the end has the mistakes', async ({
  app,
}) => {
  const plan = planOf('mixed')
  const { names } = parsePosition(plan.position).board
  await begin(app, 'All of alpha-beta')
  const questions = asked(plan)
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(5)
  const wrong = questions.findIndex(({ kind, answer }) => kind === 'value' && answer !== 0)
  for (const [i, question] of questions.entries()) {
    if (i === wrong) {
      await app.page.getByRole('textbox', { name: 'Value' }).fill('one')
      await app.button('Answer').click()
      await expect(app.page.getByRole('alert')).toHaveText('Write a whole number such as −1, 0 or +2, or −∞ or +∞.')
      await answer(app, { ...question, answer: 0 - (question.answer as number) } as Question, names)
      await expect(answered(app)).toContainText(
        'The number is right. What is good for one player is bad for the other: change the sign.',
      )
    } else {
      await answer(app, question, names)
      await expect(app.page.getByText('Right.', { exact: true })).toBeVisible()
    }
    await app.page.keyboard.press('Enter')
  }
  const result = app.page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('9 of 10 points')
  await expect(result.getByRole('listitem')).toHaveText(/^What value comes back .* change the sign\.$/)
})

const share = async (app: AppPage, how: string): Promise<void> => {
  await app.button('Share, print').click()
  await app.page.getByRole('menuitem', { name: how, exact: true }).click()
}

const mine = (app: AppPage) => app.page.getByRole('region', { name: 'My exercises' })

/** The kept exercise under another name and back, then deleted, brought back, and deleted. */
async function renameAndDelete(app: AppPage): Promise<void> {
  const act = async (name: string, action: string) => {
    await app.button(`More for ${name}`).click()
    await app.page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await act('For Monday', 'Rename')
  await app.page.getByRole('dialog').getByRole('textbox').fill('For Tuesday')
  await app.page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await app.page.reload()
  await act('For Tuesday', 'Delete')
  await expect(mine(app)).toContainText('None yet.')
  await app.button('Undo that').click()
  await act('For Tuesday', 'Delete')
  await expect(mine(app)).toContainText('None yet.')
}

/**
 * Expects the replay to stand still at the question, though it played before, and to go on from there after a visit to
 * another page.
 */
async function expectToStandStill({ page, headline }: AppPage): Promise<void> {
  const at = (await headline.textContent()) ?? ''
  // Frames are what it would play in.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  await expect(headline).toHaveText(at)
  await expect(page).toHaveURL(/#replay\/position=.*event=\d+$/)
  await page.goto('./#lab')
  await page.goBack()
  await expect(
    page.getByRole('group', { name: 'The line being searched, with the moves tried beside it' }),
  ).toBeVisible()
  await expect(headline).toHaveText(at)
  // What is asked has the focus, or the field for it.
  await expect(page.getByRole('region', { name: /^Question \d/ }).locator('p:focus, input:focus')).toBeVisible()
}

test('an exercise is made from a recorded search, stands where it asks, is kept, shared, opened elsewhere; another file is refused', async ({
  app,
}, info) => {
  await app.open('#replay')
  await app.page.getByRole('button', { name: /^The worst order/ }).click()
  await app.more('Make an exercise…')
  const dialog = app.page.getByRole('dialog', { name: 'Make an exercise' })
  await dialog.getByLabel('Name').fill('For Monday')
  await dialog.getByLabel('Which state comes next').uncheck()
  await app.setNumber(dialog, 'Questions', 3)
  await app.setNumber(dialog, 'Seed', 7)
  await app.page
    .getByRole('button', { name: 'Play', exact: true, includeHidden: true })
    .evaluate((button: HTMLButtonElement) => button.click())
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(app.page.getByRole('heading', { name: 'For Monday' })).toBeVisible()
  await expect(app.page.getByRole('listitem', { name: /^Question \d/ })).toHaveCount(3)
  await expectToStandStill(app)
  // It is shared from the first question on.
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await share(app, 'Copy link')
  await expect(app.notice).toContainText('Link copied')
  const link = await app.page.evaluate(() => navigator.clipboard.readText())
  const plan = {
    ...planOf('cutoffs'),
    options: { algorithm: 'alpha-beta', depth: 2, ordering: 'id' },
    seed: 7,
    kinds: ['value', 'window', 'cutoff', 'pruned'],
    count: 3,
  } as const
  const names = parsePosition(plan.position).board.names
  const questions = asked(plan)
  for (const question of questions) {
    await answer(app, question, names)
    await app.page.keyboard.press('Enter')
  }
  const saving = app.page.waitForEvent('download')
  await share(app, 'Save as a file')
  const file = await saving
  expect(file.suggestedFilename()).toBe('For-Monday.json')
  const text = await readFile(await file.path(), 'utf8')
  await app.button('Leave').click()
  await app.button('Lessons').click()
  await renameAndDelete(app)
  const chooser = app.page.locator('input[type="file"][accept*="json"]').last()
  await chooser.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"something"}'),
  })
  await expect(
    app.page.getByText('other.json cannot be opened: it is not a Poly-Y recording or exercise.'),
  ).toBeVisible()
  // A link is no copy, until it is kept.
  await app.page.goto(link)
  await expect(app.page.getByRole('heading', { name: 'For Monday' })).toBeVisible()
  await share(app, 'Keep in My exercises')
  await app.button('Leave').click()
  await app.button('Lessons').click()
  await expect(mine(app).getByRole('button', { name: /^For Monday/ })).toBeVisible()
  await chooser.setInputFiles({ name: 'For-Monday.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(app.page.getByRole('heading', { name: 'For Monday' })).toBeVisible()
  await expect(app.page.getByRole('listitem', { name: /^Question \d/ })).toHaveCount(3)
  // A search too large for one says so.
  await app.button('Leave').click()
  await app.button('Lessons').click()
  await app.page.getByRole('radio', { name: 'Depth 4' }).check()
  await app.button('Record').click()
  await app.more('Make an exercise…')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No exercise can be made from this search')
  await info.attach('exercise', { body: text })
})

test('a whole tree is filled in by hand, and printed with room for the answers, and with them', async ({
  app,
}, info) => {
  await app.page.addInitScript(() => {
    window.print = () => undefined
  })
  await begin(app, 'By hand: the best order')
  const count = await app.page.getByRole('listitem', { name: /^Question \d/ }).count()
  expect(count).toBeGreaterThan(4)
  for (let i = 0; i < count; i++) {
    const value = app.page.getByRole('textbox', { name: 'Value' })
    if (await value.isVisible()) {
      await value.fill('0')
      await value.press('Enter')
    } else await app.page.keyboard.press('n')
    await app.page.keyboard.press('Enter')
  }
  await expect(app.page.getByRole('region', { name: 'Result' })).toBeVisible()
  for (const [button, words] of [
    ['Print', 'Answer:'],
    ['Print with solutions', /^(The value is|There is)/],
  ] as const) {
    await share(app, button)
    await app.page.emulateMedia({ media: 'print' })
    const sheet = app.page.getByRole('article')
    await expect(sheet.getByRole('heading', { name: 'By hand: the best order' })).toBeVisible()
    await expect(sheet.getByText(words)).toHaveCount(count)
    await expect(app.page.getByRole('banner')).toBeHidden()
    await app.keepPicture(info, `${button}.png`)
    await app.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await app.page.emulateMedia({ media: 'screen' })
    await expect(sheet).toHaveCount(0)
  }
})

test('Exercises: accessible, and nothing cut off', async ({ app }, info) => {
  await app.open('#replay')
  await app.expectAccessible()
  await app.expectToFit(info, 'lessons', [
    [1280, 820],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  await begin(app, 'What is never seen?')
  await app.expectAccessible()
  await app.expectToFit(info, 'exercise', [
    [1280, 820],
    [1920, 1080],
    [390, 844],
  ])
})
