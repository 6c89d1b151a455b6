/** Places the names of lines beside their last points, pushed apart as little as it takes for none to cover another. */

/** The width of the widest letters of a label, on average, as a share of the page's font size. */
const LETTER = 0.44

/** Room between the drawing and a label, for its mark and the line that leads to it, in multiples of the font size. */
export const LABEL_GAP = 2.1

/** Labels that would take a larger share of the chart go below it, as a legend. */
const MAX_SHARE = 0.36

/** The width to keep for labels at the right; 0 where there is no room for them. */
export function labelRoom(names: readonly string[], width: number, rem: number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length))
  const room = (LABEL_GAP + longest * LETTER) * rem
  return room > MAX_SHARE * width ? 0 : room
}

interface Block {
  /** Indexes into the sorted places. */
  readonly members: readonly number[]
  /** The place of its first member. */
  readonly start: number
}

/**
 * Places at least `gap` apart and inside the span, in the order of the wanted ones, with the least sum of squared
 * moves: isotonic regression by pooling neighbours that would overlap. Where the span is too short, the gaps shrink.
 */
export function spread(wanted: readonly number[], gap: number, [from, to]: readonly [number, number]): number[] {
  const order = [...wanted.keys()].sort((a, b) => wanted[a] - wanted[b])
  const step = Math.min(gap, (to - from) / Math.max(1, order.length - 1))
  const blockOf = (members: readonly number[]): Block => {
    const start = members.reduce((sum, member, i) => sum + wanted[order[member]] - i * step, 0) / members.length
    return { members, start: Math.max(from, Math.min(start, to - (members.length - 1) * step)) }
  }
  const blocks: Block[] = []
  for (const member of order.keys()) {
    let block = blockOf([member])
    for (
      let last = blocks.at(-1);
      last !== undefined && last.start + last.members.length * step > block.start;
      last = blocks.at(-1)
    ) {
      blocks.pop()
      block = blockOf([...last.members, ...block.members])
    }
    blocks.push(block)
  }
  const places: number[] = []
  for (const { members, start } of blocks)
    for (const [i, member] of members.entries()) places[order[member]] = start + i * step
  return places
}
