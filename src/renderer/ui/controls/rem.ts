/** A length in rem as pixels, for code that takes only these. */
export function inPixels(rem: number): number {
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize)
}
