/** The bar with the search, the lecture, and a menu to change, compare, practise and share it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { formatReplay } from '../../model/replay/replay-file.ts'
import {
  cancelRecording,
  closeRecordings,
  dropOther,
  RECORDER,
  REPLAY,
  toggleLecture,
} from '../../model/replay/replay-store.ts'
import { COPY } from '../../platform/clipboard.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { DESKTOP, download } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { pageHash } from '../../platform/places.ts'
import { useSettings } from '../../model/settings.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { presentLink } from './address.ts'
import { useCaption } from './caption.ts'
import { OwnExercise } from './exercise/own-exercise.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { searchName, searchWords, traceWords } from './search-words.ts'
import { RecordDialog } from './record-panel.tsx'
import { SearchSwitch } from './search-switch.tsx'
import { SourceDialog } from './source-dialog.tsx'
import './sub-bar.css'

/** The dialogs of the menu. */
type Dialog = 'anew' | 'beside' | 'exercise' | 'export' | 'source'

export function SubBar({ recordings, followed }: { recordings: readonly Recording[]; followed: number }) {
  const { t } = useTranslation(['replay', 'exercises', 'common'])
  const { replay, recorder } = useLaterServices(REPLAY, RECORDER)
  const status = useStore(replay, (state) => state.status)
  const error = useStore(replay, (state) => state.error)
  const { letterKeys } = useSettings()
  const [asked, setAsked] = useState<Dialog | null>(null)
  const recording = recordings[followed]
  const isSaid = status === 'recording' || status === 'failed'
  const { written, root, options } = recording
  const searched = written === undefined ? searchWords(root, options) : traceWords(written)
  return (
    <div className="sub-bar">
      <button className="quiet" onClick={() => closeRecordings(replay, recorder)}>
        <span aria-hidden="true">‹</span> <span className="bar-word">{t('bar.back')}</span>
      </button>
      <h2>{searchName(recording.options)}</h2>
      <p className={written?.difference ? 'fault searched' : 'muted searched ellipsis'} title={searched}>
        {searched}
      </p>
      <SearchSwitch />
      <p className={status === 'failed' ? 'fault' : isSaid ? 'muted small' : 'visually-hidden'} role="status">
        {status === 'failed'
          ? t('record.failed', { error })
          : status === 'recording'
            ? t('record.searching')
            : recordings.map((recording) => recordedWords(recording, recordings.length > 1)).join(' ')}
      </p>
      {status === 'recording' && asked === null && (
        <button onClick={() => cancelRecording(replay, recorder)}>{t('common:cancel')}</button>
      )}
      <div className="bar-actions">
        <button onClick={() => toggleLecture(replay)}>
          <Picture of="whole" /> <span className="bar-word">{t('bar.lecture')}</span> {letterKeys && <kbd>L</kbd>}
        </button>
        <Actions isAlone={recordings.length === 1} onAsk={setAsked} />
      </div>
      {(asked === 'anew' || asked === 'beside') && (
        <RecordDialog isBeside={asked === 'beside'} onClose={() => setAsked(null)} />
      )}
      {asked === 'exercise' && <OwnExercise recording={recording} onClose={() => setAsked(null)} />}
      {asked === 'source' && <SourceDialog algorithm={options.algorithm} onClose={() => setAsked(null)} />}
      {asked === 'export' && <Exports recording={recording} onClose={() => setAsked(null)} />}
    </div>
  )
}

function Exports({ recording, onClose }: { recording: Recording; onClose: () => void }) {
  const { t } = useTranslation('replay')
  const board = t('board.of', { search: ALGORITHM_NAMES[recording.options.algorithm] })
  return (
    <ExportDialog
      titles={{ tree: t('tree.label'), code: t('code.label'), board }}
      caption={useCaption(recording)}
      onClose={onClose}
    />
  )
}

/** All that is done with the search as a whole, in one menu. */
function Actions({ isAlone, onAsk }: { isAlone: boolean; onAsk: (what: Dialog) => void }) {
  const { t } = useTranslation(['replay', 'exercises', 'common'])
  const app = useLaterServices(COPY, DESKTOP, NOTICE, REPLAY)
  // A trace that does not tell what is searched can only be replayed.
  const isKnown = useStore(app.replay, ({ recordings }) => recordings.every(({ root }) => root.text !== ''))
  const isLinked = useStore(app.replay, (state) => presentLink(state) !== null)
  const onCopy = () => copyLink(app, `${pageHash('replay')}/${presentLink(app.replay.getState())}`)
  const onSave = () => {
    const link = presentLink(app.replay.getState())
    if (link !== null)
      void download(app, `${t('file.name')}.json`, new Blob([formatReplay(link)], { type: 'application/json' }))
  }
  const actions = [
    { name: 'anew', label: t('bar.change'), run: () => onAsk('anew') },
    ...(isKnown
      ? [{ name: 'beside', label: t(isAlone ? 'bar.beside' : 'bar.besideOther'), run: () => onAsk('beside') }]
      : []),
    ...(isAlone ? [] : [{ name: 'alone', label: t('bar.alone'), run: () => dropOther(app.replay) }]),
    ...(isKnown ? [{ name: 'exercise', label: t('bar.exercise'), run: () => onAsk('exercise') }] : []),
    { name: 'source', label: t('code.source'), run: () => onAsk('source') },
    { name: 'export', label: t('bar.exportMore'), run: () => onAsk('export') },
    // A link can hold one search, and only some.
    ...(isLinked
      ? [
          { name: 'link', label: t('common:link.copy'), run: onCopy },
          { name: 'file', label: t('file.save'), run: onSave },
        ]
      : [{ name: 'none', label: t(isAlone ? 'link.none' : 'link.noneOfTwo'), run: () => undefined, isDisabled: true }]),
  ]
  return (
    <MenuButton label={t('bar.actions')} placement="bottom end" actions={actions}>
      <Picture of="more" /> <span className="bar-word">{t('bar.actions')}</span>
    </MenuButton>
  )
}

/** The number of events of a search. */
function recordedWords({ options, replay }: Recording, isNamed: boolean): string {
  const words = i18n.t('replay:record.recorded', { count: replay.length })
  return isNamed ? `${ALGORITHM_NAMES[options.algorithm]}: ${words}` : words
}
