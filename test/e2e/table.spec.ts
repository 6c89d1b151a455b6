/** The complete table of 16 nodes as a page: positions looked up, and their figures. */
import type { RuleCheck } from '../../src/engine/arena/rule-check.ts'
import { RULES } from '../../src/engine/arena/rules.ts'
import type { TableCounts } from '../../src/engine/solver/tablebase.ts'
import en from '../../src/locales/en/table.json' with { type: 'json' }
import { expect, test, type AppPage } from './app.ts'
import { outputOf, withoutNpm } from './terminal.ts'

const region = (app: AppPage, name: string) => app.page.getByRole('region', { name, exact: true })
const entry = (app: AppPage) => region(app, en.entry.title)
const figures = (app: AppPage) => region(app, en.counts.title)
const rules = (app: AppPage) => region(app, en.rules.title)

test('16 nodes are solved, looked up, and have the figures of the command', async ({ app }) => {
  await app.page.goto('./#experiments/table')
  await app.page.getByText('16 nodes', { exact: true }).click()
  await app.button('Make the table').click()
  await expect(entry(app).getByRole('status')).toHaveText('Red wins in 9 plies', { timeout: 60_000 })

  const code = app.page.getByRole('textbox', { name: 'Position code' })
  await code.fill('./...../b.r......r b')
  await code.press('Enter')
  await expect(entry(app).getByRole('status')).toHaveText(/^(Red|Blue) wins in \d+ pl/)
  await expect(entry(app).getByRole('row')).toHaveCount(1 + 13)
  await expect(entry(app)).toContainText(/Entry [\d,]+ of 43,046,721\. It stands for \d+ images/)

  const command = withoutNpm((await region(app, 'The same in a terminal').getByRole('code').textContent()) ?? '')
  const {
    legal,
    byStones,
    rules: { byRule },
  } = JSON.parse(await outputOf(`${command} --json`)) as TableCounts & { rules: RuleCheck }
  const number = new Intl.NumberFormat('en')
  await expect(figures(app)).toContainText(number.format(legal.distinct))
  for (const [stones, { positions, distinct }] of byStones.entries())
    await expect(
      figures(app)
        .getByRole('row')
        .nth(1 + stones),
    ).toContainText(`${stones}${number.format(positions)}${number.format(distinct)}`)
  for (const [i, rule] of RULES.entries()) {
    const { positions, kept } = byRule[rule]
    await expect(
      rules(app)
        .getByRole('row')
        .nth(1 + i),
    ).toHaveText(
      `${en.rules[rule]}${number.format(positions)}${number.format(kept)}${((100 * kept) / positions).toFixed(1)}%`,
    )
  }
})
