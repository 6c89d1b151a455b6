/** Faults that are known and left for now. The atlas fails when one of them is gone, so that this list only shrinks. */

interface KnownFault {
  readonly state: string
  readonly detector: string
  /** Its size or theme, as the atlas says it; in all of them if there is none. */
  readonly place?: string
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
]

/** What is known of a state, as parts of what a detector says there. */
export function knownFaults(state: string, detector: string, place: string): readonly string[] {
  return KNOWN.filter(
    (known) => known.state === state && known.detector === detector && (known.place ?? place) === place,
  ).map(({ fault }) => fault)
}
