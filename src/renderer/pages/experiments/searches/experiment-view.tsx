/** One experiment: its results. */
import { useTranslation } from 'react-i18next'
import { csvFile } from '../../../../contract/csv.ts'
import { isGameLine, settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import { lineMoments } from '../../../../engine/lab/game-line.ts'
import { measurementRows } from '../../../../engine/lab/measurement-rows.ts'
import { evaluatorForms } from '../../../parts/studies/evaluator-forms.ts'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { CopyLink } from '../../../parts/copy-link-button.tsx'
import { EXPERIMENTS_PLACE, planLink } from '../../../model/studies/experiment/experiment-link.ts'
import type { ExperimentRecord } from '../../../model/studies/experiment/experiment-file.ts'
import { filesOf } from '../../../model/studies/command-line.ts'
import { ExperimentResults } from './experiment-results.tsx'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'
import './searches.css'

/** The move that each position of a game is before; nothing for other positions. */
const movesOf = ({ positions }: Experiment) =>
  isGameLine(positions) ? lineMoments(positions).map(({ move }) => move) : []

export function ExperimentView({ entry }: ViewProps<ExperimentRecord>) {
  const { t } = useTranslation('experiments')
  const app = useLaterServices(DESKTOP, EXPERIMENTS, NOTICE)
  const { name, experiment, positions, measurements } = entry.record
  const link = planLink(name, experiment)
  const saveMeasurements = () => {
    const csv = csvFile(measurementRows(settingsOf(experiment), positions ?? [], measurements, movesOf(experiment)))
    void download(
      app,
      `${plainFileNameOf(name, 'experiment')}.csv`,
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <StudyView
      kind={EXPERIMENTS}
      entry={entry}
      exportForms={(save) => [
        { label: t('view.csv'), onChoose: saveMeasurements },
        { label: t('view.json'), onChoose: save },
        ...evaluatorForms(app, filesOf(experiment.evaluators)),
      ]}
      actions={<CopyLink place={link === null ? null : `${EXPERIMENTS_PLACE}/${link}`} none={t('link.long')} />}
      picture={
        measurements.some((measurement) => measurement !== undefined) ? <ExperimentResults entry={entry} /> : null
      }
    />
  )
}
