/** One accuracy study: its positions, searches, progress and charts, and the command that gives the same. */
import { useTranslation } from 'react-i18next'
import { dateWords } from '../../../language/words.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import { ACCURACIES, type AccuracyEntry } from '../../../model/studies/accuracy/accuracies.ts'
import { draftOf } from '../../../model/studies/accuracy/plan.ts'
import { judgeWords, positionsWords, searchesWords } from '../../../model/studies/accuracy/words.ts'
import { AccuracyProgress } from '../../../parts/studies/accuracy-progress.tsx'
import { Actions } from '../../../parts/studies/actions.tsx'
import { accuracyCommand, filesOf } from '../../../parts/studies/command-line.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { ExportButton as FormsButton } from '../../../parts/studies/export-button.tsx'
import { DESKTOP, download } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'
import { AccuracyCharts } from './accuracy-charts.tsx'

export function AccuracyView({ entry }: { entry: AccuracyEntry }) {
  const { t } = useTranslation('accuracy')
  const { accuracies } = useServices(ACCURACIES)
  const { name, created, app, plan, positions } = entry.record
  const progress = useStudyState(accuracies, entry)
  const evaluators = plan.evaluator === undefined ? [] : [plan.evaluator]
  const unsolved = positions.filter(({ checks: [check] }) => check.found === null).length
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{positionsWords(plan)}</p>
          <p className="muted small">{[searchesWords(plan), ...(plan.evaluator === undefined ? [] : [judgeWords(plan.evaluator)]), t('about.made', { date: dateWords(created), version: app })].join(' · ')}</p>
        </div>
        <Actions study={accuracies} entry={entry} renameHeading={t('view.renameHeading')} onDuplicate={() => accuracies.draft.setState(draftOf(name, plan), true)}>
          <ExportButton entry={entry} />
        </Actions>
      </header>
      <AccuracyProgress entry={entry} progress={progress} />
      {unsolved > 0 && <p className="muted small">{t('unsolved', { count: unsolved })}</p>}
      {positions.length === 0 ? <p className="muted nothing">{t('view.nothing')}</p> : <AccuracyCharts record={entry.record} />}
      <CommandLine command={accuracyCommand(plan)} files={filesOf(evaluators)} />
    </section>
  )
}

function ExportButton({ entry }: { entry: AccuracyEntry }) {
  const { t } = useTranslation(['accuracy', 'experiments'])
  const app = useServices(ACCURACIES, DESKTOP, NOTICE)
  const save = () => exportDocument(app, app.accuracies.list, entry, 'accuracy')
  const files = filesOf(entry.record.plan.evaluator && [entry.record.plan.evaluator])
  if (files.length === 0) return <button onClick={save}>{t('view.export')}</button>
  const forms = files.map(({ name, text }) => ({
    label: t('experiments:view.evaluator', { name }),
    onChoose: () => void download(app, name, new Blob([text], { type: 'application/json' })),
  }))
  return <FormsButton label={t('view.export')} forms={[{ label: t('view.json'), onChoose: save }, ...forms]} />
}
