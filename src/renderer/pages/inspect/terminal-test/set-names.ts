/** The report's letters: A for the chain, B to F for the side sets. */
export function setName(side: number): string {
  return `A ∩ ${'BCDEF'[side]}`
}
