/** At the first start: an invitation to learn the rules, until it is followed or declined. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LEARNING, stopOffering } from '../../model/learn/learning.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { pageHash } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'
import './rules-offer.css'

/** Are the rules offered? */
export function useOffer(): boolean {
  const { learning } = useServices(LEARNING)
  return useStore(learning, ({ isOffered }) => isOffered)
}

export function RulesOffer() {
  const { t } = useTranslation('play')
  const { learning } = useServices(LEARNING)
  const dismiss = () => {
    stopOffering(learning)
    focusBoardNext()
  }
  return (
    <aside className="wrap rules-offer" aria-label={t('offer.label')}>
      <p>{t('offer.text')}</p>
      <a className="button primary" href={pageHash('learn')}>
        {t('offer.learn')}
      </a>
      <button onClick={dismiss}>{t('offer.dismiss')}</button>
    </aside>
  )
}
