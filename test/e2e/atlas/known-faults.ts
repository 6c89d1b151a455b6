/** Faults that are known and left for now. The atlas fails when one of them is gone, so that this list only shrinks. */

export type Language = 'English' | 'Polish'

interface KnownFault {
  readonly state: string
  readonly detector: string
  /** The size or theme in which it is seen, as the atlas says it; all if there is none. */
  readonly place?: string
  /** The one language in which it is seen; both if there is none. */
  readonly language?: Language
  /** A part of what the detector says. */
  readonly fault: string
  readonly why: string
}

const KNOWN: readonly KnownFault[] = [
  {
    state: 'a lecture',
    detector: 'access',
    place: 'light',
    fault: 'scrollable-region-focusable: .code-lines',
    why: 'Code that is longer than its panel scrolls by itself to the current line; it has no place among the tab stops.',
  },
  {
    state: 'a game that is not there',
    detector: 'access',
    place: 'light',
    fault: 'page-has-heading-one: html',
    why: 'The review of a game that is not there is a sentence without a heading.',
  },
  {
    state: 'a tree that has grown',
    detector: 'access',
    place: 'light',
    fault: 'color-contrast: .here > .line-number',
    why: 'The number of the current line, and what a changed figure says, are too pale on their marked ground.',
  },
  {
    state: 'who wins after each move',
    detector: 'corners',
    place: '1280 × 800',
    language: 'English',
    fault: 'lies on b4',
    why: 'The legend of perfect play is as wide as a board of 6 nodes leaves room for, and reaches its lowest node.',
  },
  ...['winning and losing moves', 'winning and losing moves with their plies'].map((state) => ({
    state,
    detector: 'texts',
    place: '1024 × 700',
    language: 'Polish' as const,
    fault: 'lies on “✓3”',
    why: 'In a short window the Polish headline is longer than the space above the marked moves.',
  })),
]

/** Returns the known faults of a state, as parts of what a detector says there. */
export function knownFaults(state: string, detector: string, place: string, language: Language): readonly string[] {
  return KNOWN.filter(
    (known) =>
      known.state === state &&
      known.detector === detector &&
      (known.place ?? place) === place &&
      (known.language ?? language) === language,
  ).map(({ fault }) => fault)
}
