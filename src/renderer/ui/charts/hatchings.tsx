/** The patterns that fill a chart's bars, one a look, and how a bar refers to its own. */
import { HATCH_SIZE, hatchingOf, type Look } from './looks.ts'

export function hatchingUrl(id: string, look: Look): string {
  return `url(#${id}-${look})`
}

export function Hatchings({ id, looks }: { id: string; looks: readonly Look[] }) {
  return (
    <defs>
      {looks.map((look) => {
        const { path, opacity } = hatchingOf(look)
        return (
          <pattern
            key={look}
            id={`${id}-${look}`}
            className={look}
            width={HATCH_SIZE}
            height={HATCH_SIZE}
            patternUnits="userSpaceOnUse"
          >
            <rect className="hatch-ground" width={HATCH_SIZE} height={HATCH_SIZE} opacity={opacity} />
            <path className="hatch" d={path} />
          </pattern>
        )
      })}
    </defs>
  )
}
