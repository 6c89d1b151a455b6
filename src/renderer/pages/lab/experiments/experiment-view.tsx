/** One experiment: its plan, progress and results, and the command that gives the same. */
import { useTranslation } from 'react-i18next'
import { csvFormatRows } from 'd3'
import { settingsOf } from '../../../../engine/lab/experiment.ts'
import { measurementRows } from '../../../../engine/lab/measurement-rows.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import { Actions } from '../../../parts/studies/actions.tsx'
import { ExportButton } from '../../../parts/studies/export-button.tsx'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { CopyLink } from '../../../parts/copy-link-button.tsx'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { planLink } from '../../../model/studies/experiment/experiment-link.ts'
import { EXPERIMENTS_PLACE } from './address.ts'
import { filesOf, labCommand } from '../../../parts/studies/command-line.ts'
import { draftOf } from '../../../model/studies/experiment/draft.ts'
import { ExperimentProgress } from '../../../parts/studies/experiment-progress.tsx'
import { ExperimentResults } from './experiment-results.tsx'
import { type ExperimentEntry, EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { dateWords } from '../../../language/words.ts'
import { positionsWords, rangeWords } from '../../../model/studies/experiment/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'

export function ExperimentView({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const { experiments } = useServices(EXPERIMENTS)
  const { name, created, app, experiment } = entry.record
  const link = planLink(name, experiment)
  const evaluators = experiment.evaluators === undefined ? [] : [t('about.evaluators', { names: experiment.evaluators.map(evaluatorLabel).join(', ') })]
  return (
    <section className="panel results" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">
            {[positionsWords(experiment), t('about.depths', { count: experiment.depths.length, depths: rangeWords(experiment.depths) }), ...evaluators].join(' · ')}
          </p>
          <p className="muted small">{t('about.made', { date: dateWords(created), version: app })}</p>
        </div>
        <Actions
          study={experiments}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => experiments.draft.setState(draftOf(name, experiment), true)}
        >
          <ExperimentExport entry={entry} />
          <CopyLink place={link === null ? null : `${EXPERIMENTS_PLACE}/${link}`} none={t('link.long')} />
        </Actions>
      </header>
      <ExperimentProgress entry={entry} />
      {entry.record.measurements.some((measurement) => measurement !== undefined) ? (
        <ExperimentResults entry={entry} />
      ) : (
        <p className="muted nothing">{t('view.nothing')}</p>
      )}
      <CommandLine command={labCommand(experiment)} files={filesOf(experiment.evaluators)} />
    </section>
  )
}

function ExperimentExport({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const app = useServices(DESKTOP, EXPERIMENTS, NOTICE)
  const { record } = entry
  const fileName = plainFileNameOf(record.name, 'experiment')
  const csv = () => `${csvFormatRows(measurementRows(settingsOf(record.experiment), record.positions ?? [], record.measurements).map((row) => row.map((field) => String(field ?? ''))))}\n`
  const forms = [
    { label: t('view.csv'), onChoose: () => void download(app, `${fileName}.csv`, new Blob([csv()], { type: 'text/csv;charset=utf-8' })) },
    { label: t('view.json'), onChoose: () => exportDocument(app, app.experiments.list, entry, 'experiment') },
    ...filesOf(record.experiment.evaluators).map(({ name, text }) => ({
      label: t('view.evaluator', { name }),
      onChoose: () => void download(app, name, new Blob([text], { type: 'application/json' })),
    })),
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
