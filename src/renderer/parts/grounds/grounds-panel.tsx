/** Why a move was made: asked for with a button, so that nothing is searched for whoever does not want to know. */
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { parsePosition } from '../../../engine/game/notation.ts'
import { legalMoves } from '../../../engine/game/position.ts'
import { type AskedMove, GROUNDS, keyOf } from '../../model/grounds/grounds-finder.ts'
import { useServices } from '../../platform/services.tsx'
import { GroundsView } from './grounds-view.tsx'
import './grounds-panel.css'

interface GroundsPanelProps {
  /** Null where no move has been made yet. */
  readonly asked: AskedMove | null
  /** What else can be chosen, above the answer. */
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

/** The grounds once they are found, and until then how far that has come. */
function Found({ asked }: { asked: AskedMove }) {
  const { t } = useTranslation('grounds')
  const { grounds: finder } = useServices(GROUNDS)
  const { known, valued, error } = useStore(finder.store)
  const key = keyOf(asked.request)
  // What is asked for anew in each drawing is the same as long as its key is.
  useEffect(() => finder.want(JSON.parse(key) as AskedMove['request']), [finder, key])
  useEffect(() => () => finder.want(null), [finder])
  const found = known.get(key)
  if (found !== undefined) return <GroundsView key={key} asked={asked} grounds={found} />
  if (error !== null)
    return (
      <p className="fault" role="alert">
        {t('failed', { reason: error })}
      </p>
    )
  const of = legalMoves(parsePosition(asked.request.position)).length
  return (
    <>
      <p className="muted small">{t('finding', { valued, of })}</p>
      <progress value={valued} max={of} aria-label={t('progress')} />
    </>
  )
}
