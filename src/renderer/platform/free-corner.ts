/** Finds a place for a card that lies over the page. */

/** In the order of preference. */
const CORNERS = ['bottom-start', 'bottom-end', 'top-end', 'top-start'] as const
type Corner = (typeof CORNERS)[number]

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What must stay in sight: nodes and sides of boards, and all that answers to a press. */
const KEPT = '[data-node], [data-print] text, button, a, input, textarea, [role="button"], [role="option"]'

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/** The first corner in which the card covers nothing that must stay in sight, or else the one in which it covers least. */
export function leastCovered(cards: readonly (readonly [Corner, Box])[], kept: readonly Box[]): Corner {
  const covered = cards.map(([corner, card]) => [corner, kept.reduce((sum, box) => sum + shared(card, box), 0)] as const)
  return covered.reduce((best, next) => (next[1] < best[1] ? next : best))[0]
}

/** The corner for a card whose place the style sheet gives by `data-corner`. */
export function freeCorner(card: HTMLElement): Corner {
  const kept = Array.from(document.querySelectorAll(KEPT)).filter((element) => !card.contains(element)).map((element) => element.getBoundingClientRect())
  const cards = CORNERS.map((corner) => {
    card.dataset.corner = corner
    return [corner, card.getBoundingClientRect()] as const
  })
  return leastCovered(cards, kept)
}
