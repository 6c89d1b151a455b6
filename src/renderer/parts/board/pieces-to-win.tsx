/** Numbers of stones that each colour still needs, always in sight. */
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import type { Position } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import './pieces-to-win.css'

/** Dots shown. More stones, as on large boards, have a sign after the dots, and their number beside them. */
const DOTS = 6

/** The report's symbols for the counts. */
const SYMBOLS = { red: 'y', blue: 'x' } as const satisfies Record<Colour, string>

export function PiecesToWin({ position }: { position: Position }) {
  const { t } = useTranslation('play')
  const evaluation = evaluate(position)
  return (
    <section className="panel pieces" aria-label={t('pieces.title')}>
      <h2>{t('pieces.title')}</h2>
      {COLOURS.map((colour) => (
        <ColourRow key={colour} colour={colour} pieces={evaluation[colour]} />
      ))}
      <div className="row spread gap-3 parted">
        <span className="muted">{t('pieces.value')}</span>
        <strong className="number" data-testid="value">
          {signed(evaluation.value)}
        </strong>
      </div>
    </section>
  )
}

function ColourRow({ colour, pieces }: { colour: Colour; pieces: number | null }) {
  const { t } = useTranslation('play')
  return (
    <div className="row gap-3">
      <strong className={`name-${colour}`} title={t('pieces.symbol', { symbol: SYMBOLS[colour] })}>
        {t('pieces.needs', { player: COLOUR_NAMES[colour] })}
      </strong>
      <span className={`dots dots-${colour}`} aria-hidden="true">
        {Array.from({ length: DOTS }, (_, i) => (
          <i key={i} className={pieces !== null && i < pieces ? 'full' : ''} />
        ))}
        {pieces !== null && pieces > DOTS && '+'}
      </span>
      <strong
        className="big number"
        data-testid={`pieces-${colour}`}
        title={pieces === null ? t('pieces.none') : undefined}
      >
        {pieces ?? '–'}
      </strong>
    </div>
  )
}
