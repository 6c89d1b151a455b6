/** What the search is doing: in a sentence, in its code, and in the tree around the present state. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { EVENTS } from '../../../engine/search/trace.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Announcer } from './announcer.tsx'
import { follow, type Recording, REPLAY } from '../../model/replay/replay-store.ts'
import { CodePanel } from './code-panel.tsx'
import { happening } from './sentences.ts'
import { Tree } from './tree.tsx'
import { useMoment } from './use-moment.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'

export function TreePanel({ recordings }: { recordings: readonly Recording[] }) {
  const { t } = useTranslation('replay')
  const { replay } = useServices(REPLAY)
  const followed = useStore(replay, (state) => state.followed)
  if (recordings.length === 0)
    return (
      <section className="panel" aria-label={t('tree.label')}>
        <h2>{t('tree.title')}</h2>
        <p className="muted empty">{t('tree.empty')}</p>
      </section>
    )
  return (
    <section className="panel" aria-label={t('tree.label')}>
      <h2>{t('tree.title')}</h2>
      {recordings.length > 1 && (
        <Segmented
          legend={t('tree.of')}
          options={recordings.map(({ options }, i) => ({ value: i, label: String(i + 1), name: `${i + 1}: ${ALGORITHM_NAMES[options.algorithm]}` }))}
          value={followed}
          onChange={(index) => follow(replay, index)}
        />
      )}
      <Here recording={recordings[followed]} />
      <p className="muted small">{t('tree.note')}</p>
    </section>
  )
}

function Here({ recording }: { recording: Recording }) {
  const moment = useMoment(recording)
  const isCutoff = moment.last?.kind === EVENTS.cutoff
  return (
    <>
      <p className={`event-words${isCutoff ? ' cutoff-words' : ''}`}>{happening(recording, moment)}</p>
      <CodePanel recording={recording} moment={moment} />
      <Tree recording={recording} moment={moment} />
      <Announcer recording={recording} moment={moment} />
    </>
  )
}
