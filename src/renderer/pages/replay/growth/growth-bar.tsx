/** The bar of a tree that grows: its search, the lecture, and a menu to change and share it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { growthLink } from '../../../model/replay/link.ts'
import { formatReplay } from '../../../model/replay/replay-file.ts'
import { closeRecordings, RECORDER, REPLAY, toggleLecture } from '../../../model/replay/replay-store.ts'
import { useSettings } from '../../../model/settings.ts'
import { COPY } from '../../../platform/clipboard.ts'
import { copyLink } from '../../../platform/copy-link.ts'
import { DESKTOP, download } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { pageHash } from '../../../platform/places.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../../ui/controls/menu-button.tsx'
import { ExportDialog } from '../export-dialog.tsx'
import { RecordDialog } from '../record-panel.tsx'
import { planWords } from './growth-words.ts'
import { useGrowthCaption } from './use-growth-moment.ts'

export function GrowthBar({ recording }: { recording: GrowthRecording }) {
  const { t } = useTranslation(['replay', 'common'])
  const app = useLaterServices(REPLAY, RECORDER, COPY, DESKTOP, NOTICE)
  const { replay, recorder } = app
  const { letterKeys } = useSettings()
  const [asked, setAsked] = useState<'anew' | 'export' | null>(null)
  const caption = useGrowthCaption(recording)
  const failed = useStore(replay, (state) => (state.status === 'failed' ? state.error : null))
  const { growth, plan } = recording
  const linkNow = () => growthLink(recording, replay.getState().time)
  const onSave = () =>
    void download(app, `${t('file.name')}.json`, new Blob([formatReplay(linkNow())], { type: 'application/json' }))
  const searched = [t('bar.nodes', { count: growth.position.board.nodeCount }), planWords(t, plan)].join(' · ')
  return (
    <div className="sub-bar">
      <button className="quiet" onClick={() => closeRecordings(replay, recorder)}>
        <span aria-hidden="true">‹</span> <span className="bar-word">{t('bar.back')}</span>
      </button>
      <h2>{t('growth.name')}</h2>
      <p className="muted searched ellipsis" title={searched}>
        {searched}
      </p>
      <p className={failed === null ? 'visually-hidden' : 'fault'} role="status">
        {failed === null ? t('record.recorded', { count: growth.length }) : t('record.failed', { error: failed })}
      </p>
      <div className="bar-actions">
        <button onClick={() => toggleLecture(replay)}>
          <Picture of="whole" /> <span className="bar-word">{t('bar.lecture')}</span> {letterKeys && <kbd>L</kbd>}
        </button>
        <MenuButton
          label={t('bar.actions')}
          placement="bottom end"
          actions={[
            { name: 'anew', label: t('bar.change'), run: () => setAsked('anew') },
            { name: 'export', label: t('bar.exportMore'), run: () => setAsked('export') },
            {
              name: 'link',
              label: t('common:link.copy'),
              run: () => copyLink(app, `${pageHash('replay')}/${linkNow()}`),
            },
            { name: 'file', label: t('file.save'), run: onSave },
          ]}
        >
          <Picture of="more" /> <span className="bar-word">{t('bar.actions')}</span>
        </MenuButton>
      </div>
      {asked === 'anew' && <RecordDialog isBeside={false} onClose={() => setAsked(null)} />}
      {asked === 'export' && (
        <ExportDialog
          titles={{ tree: t('tree.label'), code: t('code.label'), board: t('board.of', { search: t('growth.name') }) }}
          caption={caption}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
