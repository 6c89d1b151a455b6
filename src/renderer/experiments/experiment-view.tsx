/** One experiment: what it is, how far it is, what came out, and the command that gives the same. */
import { useTranslation } from 'react-i18next'
import { csvFormatRows } from 'd3'
import { settingsOf } from '../../engine/experiment.ts'
import { measurementRows } from '../../engine/measurement-rows.ts'
import { useApp } from '../app-context.tsx'
import { Actions } from '../documents/actions.tsx'
import { ExportButton } from '../documents/export-button.tsx'
import { download, plainFileNameOf } from '../download.ts'
import { CommandLine } from './command-panel.tsx'
import { labCommand } from './command-line.ts'
import { draftOf } from './draft.ts'
import { encodeExperiment } from './experiment-file.ts'
import { ExperimentProgress } from './experiment-progress.tsx'
import { ExperimentResults } from './experiment-results.tsx'
import type { ExperimentEntry } from './experiments.ts'
import { dateWords } from '../words.ts'
import { positionsWords, rangeWords } from './words.ts'

export function ExperimentView({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const { experiments, runner, draft } = useApp()
  const { name, created, app, experiment } = entry.record
  return (
    <section className="panel results" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2>{name}</h2>
          <p className="muted small">
            {[positionsWords(experiment), t('about.depths', { count: experiment.depths.length, depths: rangeWords(experiment.depths) })].join(' · ')}
          </p>
          <p className="muted small">{t('about.made', { date: dateWords(created), version: app })}</p>
        </div>
        <Actions
          list={experiments}
          runner={runner}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => draft.setState(draftOf(name, experiment), true)}
        >
          <ExperimentExport entry={entry} />
        </Actions>
      </header>
      <ExperimentProgress entry={entry} />
      {entry.record.measurements.some((measurement) => measurement !== undefined) ? (
        <ExperimentResults entry={entry} />
      ) : (
        <p className="muted nothing">{t('view.nothing')}</p>
      )}
      <CommandLine command={labCommand(experiment)} />
    </section>
  )
}

function ExperimentExport({ entry: { record } }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const app = useApp()
  const fileName = plainFileNameOf(record.name, 'experiment')
  const csv = () => `${csvFormatRows(measurementRows(settingsOf(record.experiment), record.positions ?? [], record.measurements).map((row) => row.map((field) => String(field ?? ''))))}\n`
  const forms = [
    { label: t('view.csv'), onChoose: () => void download(app, `${fileName}.csv`, new Blob([csv()], { type: 'text/csv;charset=utf-8' })) },
    { label: t('view.json'), onChoose: () => void download(app, `${fileName}.json`, new Blob([encodeExperiment(record)], { type: 'application/json' })) },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
