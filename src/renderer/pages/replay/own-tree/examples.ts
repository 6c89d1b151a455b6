/** Trees to begin with: those of the literature, by their numbers, and one for each thing to see. */
export const EXAMPLE_TREES = {
  norvig: '((3 12 8)(2 4 6)(14 5 2))',
  plaat: '((((41 5)(12 90))((101 80)(20 30)))(((34 80)(36 35))((50 36)(25 3))))',
  best: '(((0 1 1)(-1 0 0)(-1 0 0))((-1 0 0)(-2 -1 -1)(-2 -1 -1))((-1 0 0)(-2 -1 -1)(-2 -1 -1)))',
  research: '((3 9)((5 6)(7 4)))',
  uneven: '(4 (6 (2 8)) ((7 3) 5 1))',
} as const
export type ExampleTree = keyof typeof EXAMPLE_TREES
