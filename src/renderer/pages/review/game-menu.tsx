/** The menu of actions from the moment shown, and with the whole game. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lastStoneAt } from '../../../engine/game/game-tree.ts'
import { INSPECT } from '../../model/inspect/inspect-store.ts'
import { inspectEnd } from '../../model/inspect/terminal-walk.ts'
import { openedPosition } from '../../model/library/choices.ts'
import { copyText } from '../../model/library/import-export.ts'
import { gamePlace } from '../../model/library/game-link.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { writeSgf } from '../../model/library/write-sgf.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { canPromote, canRearrange, deleteHere, promoteHere } from '../../model/review/edit.ts'
import { draftKey } from '../../model/review/game-tree.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { saveUnderReview } from '../../model/review/save-draft.ts'
import { alongPlace } from '../../model/studies/experiment/along-game.ts'
import { hasCourse } from '../../model/studies/experiment/game-line.ts'
import { COPY } from '../../platform/clipboard.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goTo, goToPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useOpenIn } from '../../parts/positions/open-in.ts'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { CloseButton, Modal } from '../../ui/controls/modal.tsx'
import { EngineDialog } from './engine-dialog.tsx'
import { PlayersPanel } from './players-panel.tsx'
import type { ReviewView } from './review-view.ts'

export function GameMenu({ view }: { view: ReviewView }) {
  const { t } = useTranslation(['review', 'common'])
  const app = useLaterServices(COPY, INSPECT, LIBRARY, MATCH, NOTICE, REVIEW)
  const entry = useStore(app.review, (state) => state.entry)
  const [asked, setAsked] = useState<'details' | 'engine' | null>(null)
  const onClose = () => setAsked(null)
  const { shown, onBoard } = view
  const { tree } = shown
  const isOver = onBoard.winner !== null
  const isUnsaved = draftKey(app, entry) !== null
  const place = gamePlace(tree, shown.moment.id)
  const lastStone = lastStoneAt(tree, onBoard.id)
  const test = () => {
    inspectEnd(app.inspect, onBoard.position, lastStone)
    goTo('inspect')
  }
  const openIn = useOpenIn(openedPosition(onBoard.position, lastStone))
  const actions = [
    ...(entry === null ? [{ name: 'back', label: t('actions.back'), run: () => goToPlace('') }] : []),
    ...openIn,
    ...(isOver ? [{ name: 'test', label: t('common:terminal.open'), run: test }] : []),
    ...(hasCourse(tree)
      ? [{ name: 'along', label: t('common:along.open'), run: () => goToPlace(alongPlace(tree, tree.info.name)) }]
      : []),
    ...(isUnsaved
      ? [
          {
            name: 'save',
            label: t(entry === null ? 'actions.save' : 'draft.save'),
            run: () => void saveUnderReview(app),
          },
        ]
      : []),
    { name: 'details', label: t('players.open'), run: () => setAsked('details') },
    { name: 'engine', label: t('engine.title'), run: () => setAsked('engine') },
    { name: 'sgf', label: t('actions.copyGame'), run: () => copyText(app, writeSgf([tree])) },
    {
      name: 'link',
      label: t('common:link.copy'),
      run: () => place !== null && copyLink(app, place),
      isDisabled: place === null,
    },
    { name: 'promote', label: t('promote'), run: () => promoteHere(app), isDisabled: !canPromote(app, shown) },
    { name: 'delete', label: t('delete'), run: () => deleteHere(app), isDisabled: !canRearrange(app, shown) },
  ]
  return (
    <>
      <MenuButton label={t('actions.more')} className="icon-button" placement="bottom end" actions={actions}>
        <Picture of="more" />
      </MenuButton>
      {asked === 'details' && (
        <Modal title={t('players.title')} onClose={onClose}>
          <PlayersPanel view={view} />
          <CloseButton />
        </Modal>
      )}
      {asked === 'engine' && <EngineDialog view={view} onClose={onClose} />}
    </>
  )
}
