/** Text of the user's in a sentence: its direction ends where it ends (Unicode Standard Annex #9, isolates). */

/** Letters written from right to left, and characters that set a direction. */
const TURNING =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const [FIRST_STRONG, POP] = ['\u2068', '\u2069']

/** The text, in an isolate of its own where it could turn what is around it. */
export function isolated(text: string): string {
  return TURNING.test(text) ? FIRST_STRONG + balanced(text) + POP : text
}

/** The text with an end for each isolate that it begins, and no other ends. */
function balanced(text: string): string {
  let open = 0
  const kept = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== POP) open++
    else if (open > 0) open--
    else return ''
    return mark
  })
  return kept + POP.repeat(open)
}
