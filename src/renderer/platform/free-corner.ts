/** Finds a place for a card that lies over the page. */
import { isDrawn } from './is-drawn.ts'

/** In the order of preference; narrow ones have the text on more lines. Headlines are at the top, at the start. */
const CORNERS = ['bottom-start', 'bottom-end', 'bottom-narrow-start', 'top-end', 'top-narrow-end', 'top-start'] as const
type Corner = (typeof CORNERS)[number]

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

interface Place {
  readonly corner: Corner
  /** Lower edge of the content that a card at the top stands below. */
  readonly above: number
  readonly card: Box
}

/** Elements that must stay in sight: nodes and sides of boards, and all that answers to a press or is said aloud. */
const KEPT =
  '[data-node], [data-print] text, button, a, input, textarea, [role="button"], [role="option"], [role="status"], [role="alert"]'

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  )
}

/**
 * The first corner in which the card covers nothing that must stay in sight; or else the first such place below a
 * corner at the top, down to a height; or else the corner in which it covers least.
 */
export function leastCovered(corners: readonly Place[], kept: readonly Box[], lowest: number): Place {
  const covered = (place: Place) => kept.reduce((sum, box) => sum + shared(place.card, box), 0)
  const best = corners.reduce((best, next) => (covered(next) < covered(best) ? next : best))
  return covered(best) === 0 ? best : (lower(corners, kept, lowest).find((place) => covered(place) === 0) ?? best)
}

/** The places at the top, moved below each of the things kept, from the top down. */
function lower(corners: readonly Place[], kept: readonly Box[], lowest: number): Place[] {
  const ends = kept.map(({ bottom }) => bottom).toSorted((a, b) => a - b)
  return ends.flatMap((end) =>
    corners.flatMap(({ corner, above, card }) => {
      const down = end - above
      const bottom = card.bottom + down
      return corner.startsWith('top') && down > 0 && bottom <= lowest
        ? [{ corner, above: end, card: { ...card, top: card.top + down, bottom } }]
        : []
    }),
  )
}

/**
 * Puts a card, whose place the style sheet gives by `data-corner` and `--above`, where it covers nothing that must stay
 * in sight.
 */
export function putInFreeCorner(card: HTMLElement): void {
  const kept = Array.from(document.querySelectorAll(KEPT))
    .filter((element) => !card.contains(element) && isDrawn(element))
    .map((element) => element.getBoundingClientRect())
  const put = (corner: Corner, above: number) => {
    card.dataset.corner = corner
    card.style.setProperty('--above', `${above}px`)
  }
  // The header is higher while it says that something is not saved.
  const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const corners = CORNERS.map((corner) => {
    put(corner, above)
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return { corner, above, card: { left, right, top, bottom } }
  })
  const place = leastCovered(corners, kept, innerHeight / 2)
  put(place.corner, place.above)
}
