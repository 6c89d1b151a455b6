/** The legend of a chart: which series is which. */
import { hatchingUrl } from './hatchings.tsx'
import { shapeOf, type Look } from './looks.ts'
import type { Series } from './chart-data.ts'
import './legend.css'

/** How the series are drawn: as lines with shapes, or as hatched bars. */
export type MarkKind = 'line' | 'bar'

interface LegendProps {
  readonly id: string
  readonly kind: MarkKind
  readonly series: readonly Series<unknown>[]
}

export function Legend({ id, kind, series }: LegendProps) {
  return (
    <figcaption>
      <ul className="wrap legend" aria-hidden="true">
        {series.map(({ name, look, isApart = false }) => (
          <li key={name}>
            <LegendMark id={id} kind={kind} look={look} isApart={isApart} />
            <span data-print="">{name}</span>
          </li>
        ))}
      </ul>
    </figcaption>
  )
}

export function LegendMark({
  id,
  kind,
  look,
  isApart = false,
}: {
  id: string
  kind: MarkKind
  look: Look
  isApart?: boolean
}) {
  return (
    <svg data-print="" className={`legend-mark ${look}`} viewBox="-12 -7 24 14" aria-hidden="true">
      {kind === 'bar' ? (
        <rect className="bar" x="-9.5" y="-5.5" width="19" height="11" rx="2" fill={hatchingUrl(id, look)} />
      ) : (
        <>
          {!isApart && <path className="line" d="M-12 0H12" />}
          {look !== 'reference' && <path className="point" d={shapeOf(look)} />}
        </>
      )}
    </svg>
  )
}
