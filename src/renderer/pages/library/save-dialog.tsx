/** Asks for a name, and whether to replace what was saved before. */
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { RadioList } from '../../ui/controls/radio-list.tsx'
import { entryName, positionName } from '../../model/library/entry-words.ts'
import { keptEntry, saveGame, savePosition, suggestedGameName } from '../../model/library/save.ts'
import { MAX_TYPED_LENGTH } from '../../model/library/sgf.ts'
import type { GameEntry } from '../../model/library/entries.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import type { MatchState } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { INSPECT } from '../../model/inspect/inspect-store.ts'

export function SaveGameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(LIBRARY, LIBRARY_PAGE, MATCH, NOTICE)
  const match = useMatch()
  // The dialog may be open before the library has been read.
  useStore(app.library.store, ({ entries }) => entries)
  const kept = keptEntry(app, match)
  const [isAnew, setIsAnew] = useState(false)
  const save = async (typed: string) => {
    await app.library.ready()
    const known = keptEntry(app, match)
    await saveGame(app, typed || suggestedName(known, match), isAnew ? null : known)
  }
  return (
    <SaveDialog
      title={t('save.game')}
      suggestion={suggestedName(kept, match)}
      onClose={onClose}
      onSave={(typed) => void save(typed)}
    >
      {kept !== null && (
        <RadioList
          legend={t('save.where')}
          options={[
            { value: true, label: t('save.again', { name: entryName(kept) }) },
            { value: false, label: t('save.anew') },
          ]}
          value={!isAnew}
          onChange={(isAgain) => setIsAnew(!isAgain)}
        />
      )}
    </SaveDialog>
  )
}

function suggestedName(kept: GameEntry | null, match: MatchState): string {
  return kept === null ? suggestedGameName(match) : entryName(kept)
}

export function SavePositionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('library')
  const app = useLaterServices(INSPECT, LIBRARY, LIBRARY_PAGE, NOTICE)
  const drawn = useStore(app.inspect, (state) => state.drawn)
  if (drawn === null) return null
  return (
    <SaveDialog
      title={t('save.position')}
      suggestion={positionName(drawn)}
      onClose={onClose}
      onSave={(typed) => void savePosition(app, typed || positionName(drawn), drawn)}
    />
  )
}

interface SaveDialogProps {
  readonly title: string
  readonly suggestion: string
  readonly onClose: () => void
  /** @param typed the name; empty for the one suggested */
  readonly onSave: (typed: string) => void
  readonly children?: ReactNode
}

function SaveDialog({ title, suggestion, onClose, onSave, children }: SaveDialogProps) {
  const { t } = useTranslation('library')
  const [typed, setTyped] = useState<string | null>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave(typed?.trim() ?? '')
    onClose()
  }
  return (
    <Modal title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <label className="field">
          {t('page.name')}
          <input
            type="text"
            className="words"
            autoFocus
            maxLength={MAX_TYPED_LENGTH}
            autoComplete="off"
            value={typed ?? suggestion}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {children}
        <DialogButtons submit={t('save.save')} />
      </form>
    </Modal>
  )
}
