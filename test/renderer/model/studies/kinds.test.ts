/**
 * All kinds of study that have a tab: whatever kind it is, its texts are there, and its drafts and plans fit together.
 */
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../../src/engine/arena/cast.ts'
import { fetchTexts, i18n, PARTS, speak } from '../../../../src/renderer/language/i18n.ts'
import { shapeOf, traitsOf } from '../../../../src/contract/studies/field.ts'
import { SAMPLE_FIELDS, SAMPLE_RANGE_FIELDS } from '../../../../src/contract/sample-schema.ts'
import { ACCURACY_SAMPLE_FIELDS } from '../../../../src/contract/studies/accuracy.ts'
import { GUESS_FIELDS } from '../../../../src/contract/studies/guess.ts'
import { MATCH_FIELDS, SURFACE_FIELDS } from '../../../../src/contract/studies/match.ts'
import * as training from '../../../../src/contract/studies/training.ts'
import { KEPT_TABLE_FIELDS } from '../../../../src/contract/studies/kept-table.ts'
import { TABLE_GAMES_FIELDS } from '../../../../src/contract/studies/table-games.ts'
import { STUDY_KINDS } from '../../../../src/renderer/model/studies/kinds.ts'
import type { ShownKind, ShownTypes } from '../../../../src/renderer/model/studies/study-kind.ts'
import { badgeWords, presetTexts } from '../../../../src/renderer/model/studies/texts.ts'

await fetchTexts(...PARTS)

const KINDS = STUDY_KINDS.filter((kind): kind is ShownKind<ShownTypes> => 'words' in kind).map(
  (kind) => [kind.shelf, kind] as const,
)

describe.each(KINDS)('a study of the shelf %s', (_, { draft, words, format, progress }) => {
  it('has texts for each that is ready-made, which can start, be kept, and be made of its record again', () => {
    for (const { key, ...preset } of draft.presets(CAST)) {
      const { name, text } = presetTexts(words.texts, key)
      expect([name, text].filter((said) => said.includes('presets'))).toEqual([])
      const { body } = draft.planOf({ ...draft.initial, ...preset }, CAST)
      const record = { name, created: '2026-01-02T03:04:05.678Z', app: '0.1.0', ...body }
      expect(format.decode(format.encode(record))).toEqual(record)
      expect(progress(record)).toMatchObject({ done: 0, isBegun: false, isOver: false })
      expect(draft.planOf(draft.of(record), CAST).body).toEqual(body)
    }
  })

  it('says how long each that is ready-made takes', () => {
    for (const { key, ...preset } of draft.presets(CAST)) {
      const plan = draft.planOf({ ...draft.initial, ...preset }, CAST)
      expect(words.time?.(plan), key).toBeGreaterThan(0)
    }
  })
})

const FIELDS = Object.entries({
  accuracy: ACCURACY_SAMPLE_FIELDS,
  guesses: GUESS_FIELDS,
  'kept tables': KEPT_TABLE_FIELDS,
  'table games': TABLE_GAMES_FIELDS,
  surfaces: SURFACE_FIELDS,
  contests: MATCH_FIELDS,
  samples: SAMPLE_FIELDS,
  'samples of several numbers of stones': SAMPLE_RANGE_FIELDS,
  examples: training.EXAMPLE_FIELDS,
  labels: training.LABEL_FIELDS,
  weights: training.WEIGHT_FIELDS,
  networks: training.NETWORK_FIELDS,
  matches: training.TRAINING_MATCH_FIELDS,
  climbs: training.CLIMB_FIELDS,
  evolutions: training.EVOLUTION_FIELDS,
}).flatMap(([plan, fields]) => Object.entries(fields).map(([name, schema]) => [plan, name, schema] as const))

it.each(FIELDS)('the texts that a field of %s names are there: %s', (_, __, schema) => {
  const { label, note, renew, values, notes } = traitsOf(schema)
  const shape = shapeOf(schema)
  const ofValues = [values, notes].flatMap((below) =>
    below === undefined || !('values' in shape) ? [] : shape.values.map((value) => `${below}.${value}`),
  )
  const keys = [label, note, renew, ...ofValues].filter((key) => key !== undefined)
  expect(keys.filter((key) => !i18n.exists(key) || typeof i18n.t(`${key}` as 'tables:heading') !== 'string')).toEqual(
    [],
  )
})

it('a state is said in the gender that the kind has in the language', async () => {
  const said = () => [
    badgeWords('experiments', 'new', ''),
    badgeWords('surface', 'paused', '40 %'),
    badgeWords('arena', 'running', '5 %'),
    badgeWords('report', 'done', ''),
  ]
  expect(said()).toEqual(['not started', 'paused, 40 %', 'running, 5 %', 'done'])
  await speak('pl')
  expect(said()).toEqual(['nierozpoczęty', 'wstrzymana, 40 %', 'trwają, 5 %', 'zakończone'])
  await speak('en')
})
