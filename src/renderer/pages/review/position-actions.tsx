/** Further actions at the moment shown: play on, inspect, copy the game. The platform's own copy takes the position. */
import { useTranslation } from 'react-i18next'
import { lastStoneAt, toGame } from '../../../engine/game/game-tree.ts'
import { draw, INSPECT } from '../../model/inspect/inspect-store.ts'
import { inspectEnd } from '../../model/inspect/terminal-walk.ts'
import { copyText } from '../../model/library/import-export.ts'
import { gamePlace } from '../../model/library/game-link.ts'
import { writeSgf } from '../../model/library/write-sgf.ts'
import { MATCH, openGame } from '../../model/match/match-store.ts'
import { momentWords } from './review-words.ts'
import type { Reviewed } from '../../model/review/reviewed.ts'
import { leaveGame } from '../../model/match/leave.ts'
import { CopyLink } from '../../parts/copy-link-button.tsx'
import { COPY } from '../../platform/clipboard.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goTo } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'

export function PositionActions({ shown: { tree, moment } }: { shown: Reviewed }) {
  const { t } = useTranslation(['review', 'common'])
  const app = useServices(COPY, INSPECT, MATCH, NOTICE)
  const play = () => {
    const game = { ...toGame(tree, moment.id), undone: [], resigned: null }
    leaveGame(app, t('actions.playing', { moment: momentWords(moment) }), () => openGame(app.match, game, null))
    location.hash = ''
  }
  const inspect = () => {
    draw(app.inspect, moment.position, lastStoneAt(tree, moment.id))
    goTo('inspect')
  }
  const inspectTest = () => {
    inspectEnd(app.inspect, moment.position, lastStoneAt(tree, moment.id))
    goTo('inspect')
  }
  return (
    <section className="panel position-actions" aria-label={t('actions.title')}>
      <button disabled={moment.winner !== null} onClick={play}>
        {t('actions.play')}
      </button>
      <button onClick={inspect}>{t('actions.inspect')}</button>
      {moment.winner !== null && (
        <button title={t('common:terminal.hint')} onClick={inspectTest}>
          {t('common:terminal.open')}
        </button>
      )}
      <button onClick={() => copyText(app, writeSgf([tree]))}>{t('actions.copyGame')}</button>
      <CopyLink place={gamePlace(tree, moment.id)} none={t('common:link.long')} />
    </section>
  )
}
