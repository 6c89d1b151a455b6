/** A figure on a line that begins at 0, with its interval, and dotted limits to compare it with. */
import './interval-line.css'

interface IntervalLineProps {
  readonly value: number
  /** May be infinite, as the upper end may. */
  readonly lower: number
  readonly upper: number
  /** The end of the line. */
  readonly most: number
  readonly limits: readonly number[]
}

export function IntervalLine({ value, lower, upper, most, limits }: IntervalLineProps) {
  const [at, from, to] = [value, lower, upper].map((x) => place(x, most))
  return (
    <svg className="interval-line" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className="interval-axis" d="M0 6h100" />
      {limits.map((limit) => (
        <path key={limit} className="interval-limit" d={`M${place(limit, most)} 0v12`} />
      ))}
      <path d={`M${from} 2v8M${from} 6H${to}M${to} 2v8`} />
      <path className="interval-value" d={`M${at} 6h0`} />
    </svg>
  )
}

/** The place of a number on the line, in per cent of its length. */
const place = (x: number, most: number) => (100 * Math.min(Math.max(x, 0), most)) / most
