/** The wheel over the board goes through the game, a move for each notch, where the page itself does not scroll. */
import { useEffect, type RefObject } from 'react'
import { goTo, underReview } from '../../model/review/edit.ts'
import { neighbour } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** Pixels of a notch; a touchpad sends many small turns. */
const NOTCH = 60
/** A wheel may count lines instead of pixels. */
const LINE = 20

export function useWheel(area: RefObject<HTMLElement | null>): void {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  useEffect(() => {
    const element = area.current as HTMLElement
    let turned = 0
    const onWheel = (event: WheelEvent) => {
      const page = element.closest('main')
      if (event.ctrlKey || event.deltaY === 0 || page === null || page.scrollHeight > page.clientHeight) return
      event.preventDefault()
      turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      if (Math.abs(turned) < NOTCH) return
      const shown = underReview(app)
      if (shown !== null) goTo(app, neighbour(shown, turned > 0 ? 1 : -1)?.id)
      turned = 0
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [app, area])
}
