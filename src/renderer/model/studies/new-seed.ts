/** A seed by chance, short enough to be told to someone. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000
}
