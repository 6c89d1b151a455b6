/**
 * The order of work on some places. Of two works on one place the earlier may end later: its outcome then says nothing
 * any more.
 */
export class Outcomes {
  private asked = 0
  /** The number of the latest work whose outcome is known, by place. */
  private readonly known = new Map<string, number>()

  /** Call this as work begins. Returns a function to call once, at its end: does the outcome still say something? */
  begin(place: string): () => boolean {
    const number = ++this.asked
    return () => {
      if (number < (this.known.get(place) ?? 0)) return false
      this.known.set(place, number)
      return true
    }
  }
}
