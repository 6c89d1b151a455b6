/** The moves of the line shown in one row that scrolls sideways, for a small screen. */
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../model/review/edit.ts'
import { moverOf } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { moveName, signOf, verdictWords } from './review-words.ts'
import type { ReviewView } from './review-view.ts'
import './move-strip.css'

export function MoveStrip({ view: { shown, analysis, line } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const strip = useRef<HTMLOListElement>(null)
  const { step } = shown
  // The list alone moves, never the page.
  useLayoutEffect(() => {
    const list = strip.current as HTMLElement
    const item = list.children[step] as HTMLElement | undefined
    if (item !== undefined) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
  }, [step, line])
  return (
    <ol ref={strip} className="move-strip" aria-label={t('tree.strip')}>
      {analysis.facts.map((fact, i) => {
        const { moment, verdict } = fact
        return (
          <li key={moment.id}>
            <button
              className={`quiet${moment.move === null ? '' : ` name-${moverOf(moment)}`}`}
              aria-current={i === step ? 'step' : undefined}
              onClick={() => goTo(app, moment.id)}
            >
              {moment.parent === null ? t('start') : `${moment.ply} ${moveName(moment)}`}
              {verdict !== null && (
                <>
                  <span className="strip-sign" aria-hidden="true">
                    {signOf(verdict)}
                  </span>
                  <span className="visually-hidden">{verdictWords(fact)}</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
