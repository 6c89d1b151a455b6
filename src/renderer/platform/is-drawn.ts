/**
 * Is an element drawn, and not left out by itself or by what it stands in? Safari has `checkVisibility` from version 17.4
 * on, Firefox from 106.
 */
export function isDrawn(element: Element): boolean {
  return 'checkVisibility' in element
    ? element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
    : (element as Element).getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
}
