/**
 * The two tiers of tests. `npm test` takes few samples; `npm run test:all` takes all of them, and also the files named
 * `*.long.test.ts` and `*.long.spec.ts`.
 */
export const IS_ALL = process.env.TESTS === 'all'

/** How large a sample is, in each tier. Few are still enough to find the faults that the test is about. */
export const samples = ({ few, all }: { readonly few: number; readonly all: number }): number => (IS_ALL ? all : few)
