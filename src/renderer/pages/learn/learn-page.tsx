/** Learning in tabs: the rules in steps, the puzzles, and the mistakes of one's own games. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LEARNING, nextStep, placeOf, stopOffering } from '../../model/learn/learning.ts'
import { STEP_IDS, type StepId } from '../../model/learn/steps.ts'
import { useDueMistakes } from '../../model/puzzles/mistakes.ts'
import { MISTAKES_PLACE, PUZZLES_PLACE } from '../../model/puzzles/place.ts'
import { ratingFrom, streakOf } from '../../model/puzzles/ratings.ts'
import { useRecords } from '../../model/puzzles/records.ts'
import { puzzleRatingWords } from '../../model/puzzles/words.ts'
import { count } from '../../language/words.ts'
import { pageHash, useHash } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'
import { useToday } from '../../platform/today.ts'
import { Tick } from '../../ui/controls/icons.tsx'
import { TabbedPage } from '../../ui/controls/tabbed-page.tsx'
import { MistakesTab } from './mistakes/mistakes-tab.tsx'
import { PuzzlesTab } from './puzzles/puzzles-tab.tsx'
import { StepView } from './step-view.tsx'
import { PUZZLE_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import './learn-page.css'

const TABS = [
  { hash: pageHash('learn'), name: 'rules', Content: RulesTab },
  { hash: PUZZLES_PLACE, name: 'puzzles', Content: PuzzlesTab },
  { hash: MISTAKES_PLACE, name: 'mistakes', Content: MistakesTab },
] as const

export function LearnPage() {
  useShowPosition(PUZZLE_POSITION)
  const { t } = useTranslation('learn')
  const mistakes = useDueMistakes()
  const due = mistakes?.length ?? 0
  const { learning } = useServices(LEARNING)
  const step = placeOf(nextStep(useStore(learning)))
  // Learn opens at what is due, or else at the next step. The address names it, so that the page stays at it once it is
  // finished.
  const isPlaced = useHash() !== pageHash('learn')
  useEffect(() => {
    if (!isPlaced && mistakes !== null) location.replace(mistakes.length > 0 ? MISTAKES_PLACE : step)
  }, [isPlaced, mistakes, step])
  const label = (name: (typeof TABS)[number]['name']) =>
    name === 'mistakes' && due > 0 ? t('tabs.mistakesDue', { count: due }) : t(`tabs.${name}`)
  if (!isPlaced) return <main className="lab" aria-busy />
  return (
    <TabbedPage
      title={t('title')}
      tabs={TABS.map((tab) => ({ ...tab, label: label(tab.name), ...(tab.name === 'rules' && { opens: step }) }))}
    />
  )
}

/** The steps and a link to the puzzles on the left, one step on the right. */
function RulesTab() {
  const { learning } = useServices(LEARNING)
  const state = useStore(learning)
  const hash = useHash()
  const named = STEP_IDS.find((id) => placeOf(id) === hash)
  const step = named ?? nextStep(state)
  useEffect(() => stopOffering(learning), [learning])
  return (
    <div className="learn">
      <StepList current={step} finished={state.finished} />
      <StepView key={step} step={step} />
    </div>
  )
}

function StepList({ current, finished }: { current: StepId; finished: readonly StepId[] }) {
  const { t } = useTranslation('learn')
  return (
    <nav className="learn-steps" aria-label={t('steps')}>
      <h2 className="title">
        {t('card.title')}{' '}
        <span className="muted">{t('finishedCount', { done: finished.length, count: STEP_IDS.length })}</span>
      </h2>
      <ol>
        {STEP_IDS.map((id, i) => {
          const isFinished = finished.includes(id)
          const name = t(`step.${id}.name`)
          return (
            <li key={id} className={isFinished ? 'finished' : undefined}>
              <a
                href={placeOf(id)}
                aria-current={id === current ? 'step' : undefined}
                aria-label={isFinished ? t('stepDone', { name }) : undefined}
              >
                <span className="learn-number circled" aria-hidden="true">
                  {isFinished ? <Tick /> : i + 1}
                </span>
                <span className="learn-name">{name}</span>
              </a>
            </li>
          )
        })}
      </ol>
      <PuzzlesCard />
    </nav>
  )
}

/** A link to the puzzles, with rating and streak. */
function PuzzlesCard() {
  const { t } = useTranslation('puzzles')
  const { tried } = useRecords()
  const today = useToday()
  const figures = [
    [t('card.rating'), puzzleRatingWords(ratingFrom(tried))],
    [t('card.streak'), count(streakOf(tried, today))],
  ]
  return (
    <section className="learn-puzzles stack gap-3" aria-label={t('title')}>
      <h2 className="title">{t('title')}</h2>
      {tried.length > 0 && (
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="muted small">{name}</dt>
              <dd className="big">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="button" href={PUZZLES_PLACE}>
        {t('card.solve')}
      </a>
    </section>
  )
}
