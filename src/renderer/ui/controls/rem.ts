/** Lengths for what wants them in pixels, that follow the size of text as all others do. */
export function inPixels(rem: number): number {
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize)
}
