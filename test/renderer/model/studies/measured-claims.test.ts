/** The measured findings about the report's claims are whole, are those of docs/results.md, and are found again. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { CLAIM_IDS, CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE } from '../../../../src/engine/lab/claims/claims.ts'
import { Results } from '../../../../src/engine/lab/claims/results.ts'
import { measurementOf, optionsOf, settingsOf, tasksOf } from '../../../../src/engine/lab/experiment.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { measuredFinding } from '../../../../src/renderer/model/studies/measured-claims.ts'
import { positionsOf } from '../../../positions-of.ts'
import { IS_ALL } from '../../../tiers.ts'

/** The rows of the claims' table, in the order of the claims. */
const ROWS = readFileSync('docs/results.md', 'utf8')
  .split("## The report's claims")[1]
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| claim '))
  .slice(0, CLAIM_IDS.length)

it.each(CLAIM_IDS.map((id, i) => [id, ROWS[i]] as const))('%s has the verdict of docs/results.md', (id, row) => {
  expect(row.split('|')[2].trim()).toMatch(new RegExp(`^${measuredFinding(id).verdict}`))
})

it('has whole intervals around its figures', () => {
  for (const { figures } of CLAIM_IDS.map(measuredFinding))
    for (const { value, lower, upper, count } of figures) {
      expect(value === null).toBe(count === 0)
      expect(lower).toBeLessThanOrEqual(value ?? lower)
      expect(upper).toBeGreaterThanOrEqual(value ?? upper)
    }
})

it.skipIf(!IS_ALL).each(['guess', 'sorting', 'horizon', 'table'] as const)('%s is measured alike again', (id) => {
  const claim = CLAIMS[id]
  const experiment = claim.experiment(sampleOfClaim(claim, USUAL_CLAIM_SAMPLE))
  const positions = positionsOf(experiment)
  const settings = settingsOf(experiment)
  const measurements = tasksOf(settings, positions.length).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return measurementOf(search(parsed, optionsOf(setting)), parsed.board)
  })
  expect(claim.judge(new Results(settings, positions.length, measurements))).toEqual(measuredFinding(id))
})
