/**
 * All kinds of study that have a tab: whatever kind it is, its texts are there, and its drafts and plans fit together.
 */
import { describe, expect, it } from 'vitest'
import { CAST } from '../../../../src/engine/arena/cast.ts'
import { fetchLaterTexts, i18n } from '../../../../src/renderer/language/i18n.ts'
import { ACCURACY_KIND } from '../../../../src/renderer/model/studies/accuracy/accuracies.ts'
import { CONTEST_KIND } from '../../../../src/renderer/model/studies/contest/contests.ts'
import { EXPERIMENT_KIND } from '../../../../src/renderer/model/studies/experiment/experiments.ts'
import { GUESS_KIND } from '../../../../src/renderer/model/studies/guess/guesses.ts'
import { LESSON_KIND } from '../../../../src/renderer/model/studies/lesson/lessons.ts'
import type { Head } from '../../../../src/renderer/model/documents/document-list.ts'
import type { Planned, ShownKind } from '../../../../src/renderer/model/studies/study-kind.ts'
import { badgeWords, presetTexts } from '../../../../src/renderer/model/studies/texts.ts'
import { TABLE_GAMES_KIND } from '../../../../src/renderer/model/studies/table-games/table-games.ts'
import { SURFACE_KIND } from '../../../../src/renderer/model/studies/surface/surfaces.ts'

await fetchLaterTexts()

type AnyKind = ShownKind<Head, object, { readonly name: string }, Planned<Head>>
const KINDS = [
  ACCURACY_KIND,
  CONTEST_KIND,
  EXPERIMENT_KIND,
  GUESS_KIND,
  LESSON_KIND,
  SURFACE_KIND,
  TABLE_GAMES_KIND,
].map((kind) => [kind.shelf, kind as unknown as AnyKind] as const)

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

  it('says how long each that is ready-made takes, and no longer with more workers', () => {
    for (const { key, ...preset } of draft.presets(CAST)) {
      const plan = draft.planOf({ ...draft.initial, ...preset }, CAST)
      expect(words.size(plan, 1), key).toMatch(/about (a moment|\d+ (secs?|mins?|hrs?|days?))/)
      expect(words.size(plan, 1e9), key).toMatch(/about a moment/)
    }
  })
})

it('a state is said in the gender that the kind has in the language', async () => {
  const said = () => [
    badgeWords('experiments', 'new', ''),
    badgeWords('surface', 'paused', '40 %'),
    badgeWords('arena', 'running', '5 %'),
    badgeWords('report', 'done', ''),
  ]
  expect(said()).toEqual(['not started', 'paused, 40 %', 'running, 5 %', 'done'])
  await i18n.changeLanguage('pl')
  expect(said()).toEqual(['nierozpoczęty', 'wstrzymana, 40 %', 'trwają, 5 %', 'zakończone'])
  await i18n.changeLanguage('en')
})
