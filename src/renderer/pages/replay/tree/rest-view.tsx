/**
 * The moves of a state not looked at: those to come as dots, those cut off as stubs below scissors, or all by name to
 * choose.
 */
import { useTranslation } from 'react-i18next'
import type { BandProps } from './band-props.ts'
import { curve } from './curve.ts'
import type { Rest } from './layout.ts'
import './rest-view.css'

/** The height of the scissors above the row. */
const SCISSORS_UP = 22
const CHOICE_RADIUS = 15
/** The depth below the row at which every other one of crowded choices stands. */
const STAGGER = 32

interface RestProps extends BandProps {
  readonly rest: Rest
  /** The y of the row of moves. */
  readonly row: number
}

export function RestView(props: RestProps) {
  const { band, rest, top, row } = props
  const y = row - (rest.isCut ? SCISSORS_UP : 0)
  return (
    <g className={rest.isCut ? 'rest cut' : 'rest'}>
      {rest.isCut && <path className="branch cut" d={curve(band.x, top, rest.x, y - 11)} />}
      {rest.xs.map((x, i) => (
        <path
          key={i}
          className="stub"
          d={rest.isCut ? `M${rest.x} ${y}L${x} ${row - 5}` : curve(band.x, top, x, row - 4)}
        />
      ))}
      {rest.isNamed ? (
        <Choices {...props} />
      ) : (
        rest.xs.map((x, i) => <circle key={i} cx={x} cy={row} r={rest.isCut ? 5 : 4} />)
      )}
      {rest.isCut && <Scissors x={rest.x} y={y} />}
      {!rest.isNamed && <Words {...props} />}
    </g>
  )
}

function Scissors({ x, y }: { x: number; y: number }) {
  return (
    <g className="scissors" transform={`translate(${x} ${y})`}>
      <circle r={11} />
      <path d="M-7 -5 6 4M-7 5 6 -4M-7 -5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M-7 5m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0" />
    </g>
  )
}

/** The number of these moves; where the search goes on with them, a button to the next. */
function Words({ band, rest, row, onVisit }: RestProps) {
  const { t } = useTranslation('replay')
  const words = t(rest.isCut ? 'tree.never' : 'tree.toCome', { count: rest.xs.length })
  const text = (
    <text className="rest-words" x={rest.x} y={row + 28}>
      {rest.words !== words && <title>{words}</title>}
      {rest.words}
    </text>
  )
  if (rest.isCut || band.state.value !== null || onVisit === undefined) return text
  return (
    <g role="button" tabIndex={-1} className="to-next" data-ply={band.ply} onClick={() => onVisit(band.ply, 'next')}>
      <title>{t('tree.toNext', { words })}</title>
      {text}
    </g>
  )
}

/** The moves by name, to be chosen where an exercise asks. */
function Choices({ recording, band: { ply }, rest, row, asked }: RestProps) {
  const { t } = useTranslation('replay')
  const onChoose = asked?.onChoose
  // Where they stand too close, every other one stands lower.
  const isStaggered = rest.xs.length > 1 && rest.xs[1] - rest.xs[0] < 2 * CHOICE_RADIUS + 2
  return rest.nodes.map((node, i) => {
    const isChosen = asked?.isChosen(ply, node) ?? false
    const name = recording.root.names[node]
    const button =
      onChoose &&
      ({ role: 'button', tabIndex: 0, 'aria-pressed': isChosen, onClick: () => onChoose(ply, node) } as const)
    return (
      <g
        key={node}
        className={isChosen ? 'choice chosen' : 'choice'}
        transform={`translate(${rest.xs[i]} ${row + (isStaggered && i % 2 === 1 ? STAGGER : 0)})`}
        data-ply={ply}
        data-move={name}
        {...button}
      >
        {button && <title>{t('tree.choice', { move: name })}</title>}
        <circle r={CHOICE_RADIUS} />
        <text>{name}</text>
      </g>
    )
  })
}
