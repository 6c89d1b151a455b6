/**
 * Experiments of every kind: an overview of ready-made ones, which start at a click, and what has been found with each
 * kind.
 */
import { useTranslation } from 'react-i18next'
import { ACCURACIES } from '../../model/studies/accuracy/accuracies.ts'
import { EXPERIMENTS_PLACE } from '../../model/studies/experiment/experiment-link.ts'
import { EXPERIMENTS } from '../../model/studies/experiment/experiments.ts'
import { SURFACES } from '../../model/studies/surface/surfaces.ts'
import { TRAINING_RUNS } from '../../model/studies/training/training-runs.ts'
import { COMPARE_PLACE } from '../../model/library/open-in.ts'
import { TABLE_PLACE } from '../../model/table/complete-table.ts'
import { ImportButton } from '../../parts/studies/import-button.tsx'
import { studyPart } from '../../parts/studies/study-part.tsx'
import { Studies } from '../../parts/studies/study-tab.tsx'
import { goTo, goToPlace, useHash } from '../../platform/places.ts'
import { useWholeApp } from '../../platform/services.tsx'
import { useShowPosition } from '../../platform/shown-position.ts'
import { PageAlone } from '../../ui/page-alone.tsx'
import { isAt } from '../../ui/controls/tabbed-page.tsx'
import { AccuracyForm } from './accuracy/accuracy-form.tsx'
import { AccuracyView } from './accuracy/accuracy-view.tsx'
import { CompareTab } from './compare/compare-tab.tsx'
import { TrainingForm } from './school/training-form.tsx'
import { TrainingView } from './school/training-view.tsx'
import { useExperimentAddress } from './searches/address.ts'
import { ExperimentForm } from './searches/experiment-form.tsx'
import { ExperimentView } from './searches/experiment-view.tsx'
import { COMPARED_POSITION } from './shown-position.ts'
import { SurfaceForm } from './surfaces/surface-form.tsx'
import { SurfaceView } from './surfaces/surface-view.tsx'
import { TableTab } from './table/table-tab.tsx'
import './experiments-page.css'

const SEARCHES = studyPart(EXPERIMENTS_PLACE, EXPERIMENTS, { Form: ExperimentForm, View: ExperimentView })
const PARTS = [
  SEARCHES,
  studyPart('#experiments/accuracy', ACCURACIES, { Form: AccuracyForm, View: AccuracyView }),
  studyPart('#experiments/school', TRAINING_RUNS, { Form: TrainingForm, View: TrainingView }),
  studyPart('#experiments/surface', SURFACES, { Form: SurfaceForm, View: SurfaceView }),
]
/** Pages of their own that keep no studies. */
const OTHERS = [
  { place: COMPARE_PLACE, name: 'compare', Content: CompareTab },
  { place: TABLE_PLACE, name: 'table', Content: TableTab },
] as const

/** How many ready-made ones of each kind the overview shows: all that fit a laptop's window. */
const CARDS = 3

export function ExperimentsPage() {
  useShowPosition(COMPARED_POSITION)
  const { t } = useTranslation(['studies', 'common'])
  const hash = useHash()
  const other = OTHERS.find(({ place }) => isAt(hash, place))
  return (
    <main className="experiments">
      <h1 className="visually-hidden">{t('common:pages.experiments')}</h1>
      {other === undefined ? <AllStudies hash={hash} /> : <PageAlone page="experiments" Content={other.Content} />}
    </main>
  )
}

function AllStudies({ hash }: { hash: string }) {
  const { t } = useTranslation('studies')
  const current = PARTS.find(({ place }) => isAt(hash, place)) ?? null
  return (
    <Studies
      parts={PARTS}
      current={current}
      heading={t('results')}
      newStudy={{ label: t('newOne'), onChoose: () => goTo('experiments') }}
    >
      {current === SEARCHES && <ExperimentAddress />}
      {current === null ? <Overview /> : <current.Main key={current.place} />}
    </Studies>
  )
}

/** Keeps the address in step only while experiments are shown. */
function ExperimentAddress() {
  useExperimentAddress()
  return null
}

function Overview() {
  const { t } = useTranslation(['studies', 'common'])
  const app = useWholeApp()
  return (
    <div className="experiments-overview">
      <header className="study-head">
        <div>
          <h2 className="title">{t('common:pages.experiments')}</h2>
          <p className="muted">{t('overview')}</p>
        </div>
        <ImportButton
          lists={PARTS.map(({ list }) => list(app))}
          onImported={(id, at) => {
            PARTS[at].list(app).select(id)
            goToPlace(PARTS[at].place)
          }}
        />
      </header>
      <section aria-label={t('others.heading')}>
        <h3>{t('others.heading')}</h3>
        <ul className="presets grid gap-3">
          {OTHERS.map(({ place, name }) => (
            <li key={place}>
              <a className="button preset" href={place}>
                <strong>{t(`others.${name}.name`)}</strong>
                <span className="muted">{t(`others.${name}.text`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {PARTS.map((part) => (
        <section key={part.place} aria-label={part.texts().heading}>
          <header className="row gap-4">
            <h3>{part.texts().heading}</h3>
            <a
              href={part.place}
              aria-label={`${part.texts().heading}: ${t('all')}`}
              onClick={(event) => {
                event.preventDefault()
                part.show(app)
              }}
            >
              {t('all')}
            </a>
          </header>
          <part.Cards most={CARDS} />
        </section>
      ))}
    </div>
  )
}
