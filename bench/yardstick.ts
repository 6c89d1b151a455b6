/** The figures that the native yardstick for evaluations and alpha-beta, `yardstick.cpp`, prints. */

/** The two figures of either program. */
export interface Figures {
  /** One colour's pieces to win. */
  readonly nsPerEvaluation: number
  /** Alpha-beta, depth 4, empty board. */
  readonly visitedPerSecond: number
}

/** @throws Error where the text has not both figures */
export function figuresIn(text: string): Figures {
  const ns = /evaluation of one player: (\d+) ns/.exec(text)
  const millions = /([\d.]+) M visited\/s/.exec(text)
  if (ns === null || millions === null) throw new Error(`the yardstick printed something else: ${text}`)
  return { nsPerEvaluation: Number(ns[1]), visitedPerSecond: Number(millions[1]) * 1e6 }
}
