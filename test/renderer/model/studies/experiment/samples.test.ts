/**
 * Samples of every kind: the command shown draws the same ones, and documents from before there were kinds are as they
 * were.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../../../scripts/build.mjs'
import { CLAIMS } from '../../../../../src/engine/lab/claims/claims.ts'
import { USUAL_ROOM } from '../../../../../src/engine/lab/kept-table.ts'
import { PLAIN, type Experiment } from '../../../../../src/engine/lab/experiment.ts'
import { positionsOf } from '../../../../positions-of.ts'
import type { Sample } from '../../../../../src/engine/lab/sample-plan.ts'
import { entryOfClaim } from '../../../../../src/renderer/model/studies/claim-tests.ts'
import { labCommand } from '../../../../../src/renderer/model/studies/command-line.ts'
import { EXPERIMENT_DRAFT } from '../../../../../src/renderer/model/studies/experiment/draft.ts'
import {
  EXPERIMENT_FORMAT,
  type ExperimentRecord,
} from '../../../../../src/renderer/model/studies/experiment/experiment-file.ts'
import type { ListedDocument } from '../../../../../src/renderer/model/documents/document-list.ts'
import { linesOf, runCli } from '../../../../cli/run-cli.ts'

const SAMPLE: Sample = { boardSize: 3, stones: 5, count: 4, seed: 7 }

it('the command shown draws the same undecided positions of games', async () => {
  const experiment: Experiment = {
    ...PLAIN,
    positions: { ...SAMPLE, kind: 'played', isUndecided: true },
    algorithms: ['alpha-beta'],
    depths: [1],
  }
  const words = labCommand(experiment)
    .text.replace(/^.* -- /, '')
    .split(' ')
  const { stdout, code } = await runCli([...words, '--csv'])
  expect(
    linesOf(stdout)
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(positionsOf(experiment))
  expect(code).toBe(0)
})

/** The record of a document from before samples had a kind. */
const oldRecord = () => ({
  name: 'Old',
  created: '2026-01-02T03:04:05.678Z',
  app: '0.1.0',
  experiment: CLAIMS.guess.experiment(SAMPLE),
  positions: null,
  measurements: [],
})

it('the positions from 6 to 106 nodes are those of the file that the results name', () => {
  const file = readFileSync(path.join(ROOT, 'examples/boards.txt'), 'utf8')
  const draft = EXPERIMENT_DRAFT.presets().find(({ key }) => key === 'boards')
  expect(draft?.list).toBe(file.trim())
})

it('an older document, which says no kind, reads as it was', () => {
  const record = oldRecord()
  const text = EXPERIMENT_FORMAT.encode(record)
  expect(text).not.toContain('kind')
  expect(EXPERIMENT_FORMAT.decode(text)).toEqual(record)
})

it('an older document answers for the sample of any random positions alone', () => {
  const entry = { kind: 'readable', id: 'old', record: oldRecord() } as unknown as ListedDocument<ExperimentRecord>
  expect(entryOfClaim('guess', SAMPLE, USUAL_ROOM, [entry])).toBe(entry)
  expect(entryOfClaim('guess', { ...SAMPLE, kind: 'random', isUndecided: false }, USUAL_ROOM, [entry])).toBe(entry)
  for (const other of [{ kind: 'played' }, { isUndecided: true }] as const)
    expect(entryOfClaim('guess', { ...SAMPLE, ...other }, USUAL_ROOM, [entry])).toBeUndefined()
})
