/** The magnifier over the node that a finger aims at, with the node's name and the button that places the stone. */
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/game/colour.ts'
import type { Drawing } from './geometry.ts'
import { BUTTON_HEIGHT, type Lens } from './lens.ts'
import { Stone } from './stone.tsx'
import './lens-view.css'

/** Sizes in pixels of the screen. */
const BUTTON_WIDTH = 132
const TEXT = 17
const NAME_TEXT = 20

interface LensViewProps {
  readonly drawing: Drawing
  readonly lens: Lens
  /** The id of what is magnified. */
  readonly content: string
  readonly node: number
  readonly name: string
  readonly mover: Colour | null
  /** Places the stone; null while a finger still moves the aim. */
  readonly onTake: (() => void) | null
}

export function LensView({ drawing, lens, content, node, name, mover, onTake }: LensViewProps) {
  const { centre, radius, zoom, focus, pixel } = lens
  const { nodes, stoneRadius, fineness } = drawing
  const clip = useId()
  const { x, y } = nodes[node]
  return (
    <g className="lens">
      <clipPath id={clip}>
        <circle cx={centre.x} cy={centre.y} r={radius} />
      </clipPath>
      <g aria-hidden="true" className="lens-glass">
        <circle className="lens-ground" cx={centre.x} cy={centre.y} r={radius} />
        <g clipPath={`url(#${clip})`}>
          <g transform={`translate(${centre.x} ${centre.y}) scale(${zoom}) translate(${-focus.x} ${-focus.y})`}>
            <use href={`#${content}`} />
            <g transform={`translate(${x} ${y})`} className="aimed">
              <circle className="spot" r={stoneRadius} />
              {mover && <Stone colour={mover} radius={stoneRadius} />}
              <circle className="aim-ring" r={stoneRadius + 5 * fineness} />
            </g>
            <text
              className="name-tag"
              x={x}
              y={y - stoneRadius - (12 * pixel) / zoom - 5 * fineness}
              style={{ fontSize: `${(NAME_TEXT * pixel) / zoom}px` }}
            >
              {name}
            </text>
          </g>
        </g>
        <circle className="lens-rim" cx={centre.x} cy={centre.y} r={radius} strokeWidth={2 * pixel} />
      </g>
      {onTake && <TakeButton lens={lens} name={name} mover={mover} onTake={onTake} />}
    </g>
  )
}

type TakeButtonProps = Pick<LensViewProps, 'lens' | 'name' | 'mover'> & { readonly onTake: () => void }

/** The button takes the focus as soon as it is there, so that a screen reader says what a further tap does. */
function TakeButton({ lens: { centre, radius, pixel }, name, mover, onTake }: TakeButtonProps) {
  const { t } = useTranslation()
  const button = useRef<SVGGElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [name])
  const [width, height] = [BUTTON_WIDTH * pixel, BUTTON_HEIGHT * pixel]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onTake()
  }
  return (
    <g
      ref={button}
      role="button"
      tabIndex={0}
      className="take"
      transform={`translate(${centre.x} ${centre.y + radius + height / 2})`}
      onClick={onTake}
      onKeyDown={onKeyDown}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      <text style={{ fontSize: `${TEXT * pixel}px` }}>{t(mover ? 'board.place' : 'board.choose', { node: name })}</text>
    </g>
  )
}
