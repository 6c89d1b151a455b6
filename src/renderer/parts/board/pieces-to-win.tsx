/** How many stones each player still needs, always in sight. */
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { PLAYERS, type Player } from '../../../engine/game/player.ts'
import type { Position } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { PLAYER_NAMES } from '../../language/names.ts'
import './pieces-to-win.css'

/** Dots shown; from the empty board four stones are enough, and more than six are seldom needed. */
const DOTS = 6

/** What the report calls each player's count. */
const SYMBOLS = { red: 'y', blue: 'x' } as const satisfies Record<Player, string>

export function PiecesToWin({ position }: { position: Position }) {
  const { t } = useTranslation('play')
  const evaluation = evaluate(position)
  return (
    <section className="panel pieces" aria-label={t('pieces.title')}>
      <h2>{t('pieces.title')}</h2>
      {PLAYERS.map((player) => (
        <PlayerRow key={player} player={player} pieces={evaluation[player]} />
      ))}
      <div className="row rule">
        <span className="muted">{t('pieces.value')}</span>
        <strong className="number" data-testid="value">
          {signed(evaluation.value)}
        </strong>
      </div>
    </section>
  )
}

function PlayerRow({ player, pieces }: { player: Player; pieces: number | null }) {
  const { t } = useTranslation('play')
  return (
    <div className="row">
      <strong className={`name-${player}`} title={t('pieces.symbol', { symbol: SYMBOLS[player] })}>
        {t('pieces.needs', { player: PLAYER_NAMES[player] })}
      </strong>
      <span className={`dots dots-${player}`} aria-hidden="true">
        {Array.from({ length: DOTS }, (_, i) => (
          <i key={i} className={pieces !== null && i < pieces ? 'full' : ''} />
        ))}
      </span>
      <strong className="big number" data-testid={`pieces-${player}`} title={pieces === null ? t('pieces.none') : undefined}>
        {pieces ?? '–'}
      </strong>
    </div>
  )
}
