/** One experiment: what it is, how far it is, what came out, and the command that gives the same. */
import { useTranslation } from 'react-i18next'
import { csvFormatRows } from 'd3'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { settingsOf } from '../../engine/experiment.ts'
import { measurementRows } from '../../engine/measurement-rows.ts'
import { useApp } from '../app-context.tsx'
import { Actions } from '../documents/actions.tsx'
import { download, fileNameOf } from '../download.ts'
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
          <ExportButton entry={entry} />
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

function ExportButton({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const app = useApp()
  const { record } = entry
  const fileName = fileNameOf(record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), 'experiment')
  const csv = () => `${csvFormatRows(measurementRows(settingsOf(record.experiment), record.positions ?? [], record.measurements).map((row) => row.map((field) => String(field ?? ''))))}\n`
  return (
    <MenuTrigger>
      <Button>{t('view.export')}</Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="listbox" aria-label={t('view.export')}>
          <MenuItem className="listbox-item" onAction={() => void download(app, `${fileName}.csv`, new Blob([csv()], { type: 'text/csv;charset=utf-8' }))}>
            {t('view.csv')}
          </MenuItem>
          <MenuItem className="listbox-item" onAction={() => void download(app, `${fileName}.json`, new Blob([encodeExperiment(record)], { type: 'application/json' }))}>
            {t('view.json')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
