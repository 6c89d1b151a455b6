/** The experiments there are, the newest first, and how to begin another. */
import { useTranslation } from 'react-i18next'
import { useApp, useExperiments } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { FileButton } from '../controls/file-button.tsx'
import { say } from '../notice.tsx'
import { searchesOf, type BrokenExperiment, type ExperimentEntry } from './experiments.ts'
import { removeExperiment } from './remove.ts'
import { useExperimentState } from './state.ts'
import { dateWords, faultWords, positionsWords } from './words.ts'

export function ExperimentList() {
  const { t } = useTranslation('experiments')
  const { experiments } = useApp()
  const { status, entries, selected } = useExperiments()
  return (
    <section className="panel experiment-list" aria-label={t('list')}>
      <h2>{t('heading')}</h2>
      <div className="buttons">
        <button className="primary" aria-pressed={selected === null} onClick={() => experiments.select(null)}>
          {t('new')}
        </button>
        <ImportButton />
      </div>
      {status === 'loading' && <p className="muted">{t('loading')}</p>}
      {status === 'ready' && entries.length === 0 && <p className="muted">{t('empty')}</p>}
      <ul className="experiment-rows">
        {entries.map((entry) =>
          entry.kind === 'broken' ? <BrokenItem key={entry.id} entry={entry} /> : <Item key={entry.id} entry={entry} isSelected={entry.id === selected} />,
        )}
      </ul>
    </section>
  )
}

function ImportButton() {
  const { t } = useTranslation('experiments')
  const { experiments, notice } = useApp()

  async function take(file: File): Promise<void> {
    try {
      const id = await experiments.importFile(file)
      experiments.select(id)
      say(notice, t('imported', { name: experiments.entry(id)?.record.name }))
    } catch (error) {
      say(notice, t('notImported', { file: file.name, reason: faultWords(error) }))
    }
  }

  return <FileButton label={t('import')} accept=".json,application/json" onFile={(file) => void take(file)} />
}

function Item({ entry, isSelected }: { entry: ExperimentEntry; isSelected: boolean }) {
  const { t } = useTranslation('experiments')
  const { experiments } = useApp()
  const state = useExperimentState(entry)
  const { done, total } = searchesOf(entry)
  const { name, created, experiment } = entry.record
  return (
    <li>
      <button className="experiment-row" aria-current={isSelected ? 'true' : undefined} onClick={() => experiments.select(entry.id)}>
        <strong>{name}</strong>
        <span className="muted small">{positionsWords(experiment)}</span>
        <span className="muted small">{dateWords(created)}</span>
        <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
      </button>
    </li>
  )
}

function BrokenItem({ entry }: { entry: BrokenExperiment }) {
  const { t } = useTranslation('experiments')
  const app = useApp()
  return (
    <li className="experiment-row broken">
      <strong>{t('broken')}</strong>
      <span className="muted small">{t('brokenReason', { reason: faultWords(entry.fault) })}</span>
      {entry.text !== null && (
        <button className="quiet" onClick={() => void removeExperiment(app, entry)}>
          {t('remove')}
        </button>
      )}
    </li>
  )
}
