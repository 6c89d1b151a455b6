/** A game of one's own in a list: how it ended, against whom, and a link to its review where it is in the library. */
import { useTranslation } from 'react-i18next'
import { entryPlace } from '../../../platform/places.ts'

interface GameRowProps {
  readonly isWon: boolean
  readonly label: string
  readonly notes?: readonly string[]
  /** The library's entry; null where the game is not, or no longer, there. */
  readonly entry: string | null
}

export function GameRow({ isWon, label, notes = [], entry }: GameRowProps) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <li>
      <span className={`game-outcome ${isWon ? 'is-won' : ''}`}>{t(isWon ? 'yours:won' : 'yours:lost')}</span>
      {entry === null ? (
        <span>{label}</span>
      ) : (
        <a href={entryPlace(entry)} title={t('yours:review')}>
          {label}
        </a>
      )}
      {notes.map((note) => (
        <span key={note} className="muted small">
          {note}
        </span>
      ))}
    </li>
  )
}
