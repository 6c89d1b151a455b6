/** Why a move was made. A button shows it, so that nothing is searched unless the user asks. */
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { parsePosition } from '../../../engine/game/notation.ts'
import { legalMoves } from '../../../engine/game/position.ts'
import { type AskedMove, GROUNDS, keyOf } from '../../model/grounds/grounds-finder.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { GroundsView } from './grounds-view.tsx'
import './grounds-panel.css'

interface GroundsPanelProps {
  /** The move to explain; null where no move has been made yet. */
  readonly asked: AskedMove | null
  /** Further choices, above the answer. */
  readonly children?: ReactNode
}

export function GroundsPanel({ asked, children }: GroundsPanelProps) {
  const { t } = useTranslation('grounds')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel grounds" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {asked === null && <p className="muted empty">{t('empty')}</p>}
      {asked !== null && (
        <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </button>
      )}
      {asked !== null && isOpen && children}
      {asked !== null && isOpen && <Found asked={asked} />}
    </section>
  )
}

/** The grounds once they are found; until then, the progress of finding them. */
function Found({ asked }: { asked: AskedMove }) {
  const { t } = useTranslation('grounds')
  const { grounds: finder } = useLaterServices(GROUNDS)
  const { known, progress, error } = useStore(finder.store)
  const key = keyOf(asked.request)
  // Each render makes a new request object: the key tells whether it is the same request.
  useEffect(() => finder.want([JSON.parse(key) as AskedMove['request']]), [finder, key])
  useEffect(() => () => finder.want([]), [finder])
  const found = known.get(key)
  if (found !== undefined) return <GroundsView key={key} asked={asked} grounds={found} />
  if (error !== null)
    return (
      <p className="fault" role="alert">
        {t('failed', { reason: error })}
      </p>
    )
  const valued = progress ?? 0
  const of = legalMoves(parsePosition(asked.request.position)).length
  return (
    <>
      <p className="muted small">{t('finding', { valued, of })}</p>
      <progress value={valued} max={of} aria-label={t('progress')} />
    </>
  )
}
