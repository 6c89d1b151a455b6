/** An amount as a bar: to the right in Red's favour, to the left in Blue's, and as a number beside it. */
import './amount-bar.css'

interface AmountBarProps {
  /** ±∞ fills the bar. */
  readonly amount: number
  /** The amount that fills the bar. */
  readonly max: number
  readonly words: string
}

export function AmountBar({ amount, max, words }: AmountBarProps) {
  const width = Number.isFinite(amount) ? (50 * Math.abs(amount)) / max : 50
  return (
    <span className="amount cells">
      <svg className="amount-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={amount < 0 ? 'for-blue' : 'for-red'}
          x={amount < 0 ? 50 - width : 50}
          y={0}
          width={width}
          height={8}
        />
        <line x1={50} x2={50} y1={0} y2={8} />
      </svg>
      <span className="number">{words}</span>
    </span>
  )
}

/** The largest finite magnitude; 1 where there is none above 0. */
export function maxSize(amounts: readonly number[]): number {
  return Math.max(...amounts.filter(Number.isFinite).map(Math.abs), 0) || 1
}
