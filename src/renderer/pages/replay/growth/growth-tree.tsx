/** The tree at the present moment, as large as there is room. Its figures stand in the table of moves. */
import { useTranslation } from 'react-i18next'
import type { GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { Growth, GrowthMoment } from '../../../../engine/playouts/growth.ts'
import { useSize } from '../../../ui/charts/use-size.ts'
import { layOutGrowth, rowsIn, type DrawnNode } from './growth-layout.ts'
import { nameOf, sideOf } from './growth-words.ts'
import './growth-tree.css'

interface GrowthTreeProps {
  readonly growth: Growth
  readonly moment: GrowthMoment
  /** Is it seen from afar, with large letters? */
  readonly isHall: boolean
}

/** The height of letters in rem. */
const LETTER = { page: 0.8125, hall: 1.5 } as const
/** The width of a letter, and the height of a row with a name and with figures, in heights of letters. */
const WIDTH_OF_LETTER = 0.58
const NAMED_ROW = 2
const COUNTED_ROW = 3.1
/** The radius of a node without visits and with all of them, in heights of letters. */
const RADIUS = { min: 0.45, max: 2.4 }
/** The least radius around two lines, in heights of letters. */
const TWO_LINES = 1.3
/** The least number of rows, so that a tree of few nodes does not jump as it begins to grow. */
const MIN_PLY = 2

export function GrowthTree({ growth, moment, isHall }: GrowthTreeProps) {
  const { t } = useTranslation('replay')
  const [box, { width, height, rem }] = useSize()
  const letter = rem * (isHall ? LETTER.hall : LETTER.page)
  // The tree fills its half with the rows that it has now, and gets more rows as it grows deeper.
  const maxPly = Math.max(MIN_PLY, moment.way.length - 1, deepest(moment.root))
  const room = { width, height, maxPly, minRow: letter * NAMED_ROW }
  const drawn = width === 0 ? [] : layOutGrowth(moment.root, moment.way, room)
  const rows = rowsIn(room)
  const row = height / rows
  const visited = moment.root.visits
  const hasFigures = drawn.some((each) => hasRoomForFigures(each, letter, row))
  return (
    <div className="growth-tree" ref={box} data-figure="tree">
      <svg
        data-print=""
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        aria-label={t('growth.tree', { size: moment.size, count: visited })}
        style={{ fontSize: letter }}
      >
        {drawn.map((each) => (
          <Link key={keyOf(each.node)} drawn={each} isOnWay={moment.way.includes(each.node)} />
        ))}
        {drawn.map((each) => (
          <Place
            key={keyOf(each.node)}
            drawn={each}
            name={nameOf(growth, each.node)}
            letter={letter}
            row={row}
            share={each.node.visits / Math.max(1, visited)}
            isOnWay={moment.way.includes(each.node)}
            isHere={moment.step !== null && moment.here === each.node}
          />
        ))}
      </svg>
      {rows <= maxPly && (
        <p className="growth-deeper muted small">{t('growth.deeper', { count: maxPly + 1 - rows })}</p>
      )}
      {hasFigures && <p className="growth-figures muted small">{t('growth.figures')}</p>}
    </div>
  )
}

/** The ply of the deepest node that has been visited. */
function deepest(node: GrowthNode): number {
  return node.children.reduce((ply, child) => (child.visits === 0 ? ply : Math.max(ply, deepest(child))), node.ply)
}

/** The moves that lead to a node. */
function keyOf(node: GrowthNode): string {
  return node.above === null ? '' : `${keyOf(node.above)}.${node.move}`
}

/** The line to a node from the one above it, the wider the larger its share of that one's visits. */
function Link({ drawn: { x, y, node, above }, isOnWay }: { drawn: DrawnNode; isOnWay: boolean }) {
  if (above === null) return null
  const share = node.visits / Math.max(1, above.node.visits)
  const middle = (y + above.y) / 2
  return (
    <path
      className={isOnWay ? 'growth-link on-way' : 'growth-link'}
      d={`M${above.x} ${above.y}C${above.x} ${middle} ${x} ${middle} ${x} ${y}`}
      strokeWidth={1 + 5 * share}
    />
  )
}

/** Wins and visits of a node, as they stand in it. */
const figuresOf = ({ wins, visits }: GrowthNode) => `${wins}/${visits}`

const widthOf = (text: string, letter: number) => text.length * letter * WIDTH_OF_LETTER + letter

function hasRoomForFigures({ node, width }: DrawnNode, letter: number, row: number): boolean {
  return row >= letter * COUNTED_ROW && width >= widthOf(figuresOf(node), letter)
}

interface PlaceProps {
  readonly drawn: DrawnNode
  readonly name: string
  readonly letter: number
  readonly row: number
  /** The node's share of all visits. */
  readonly share: number
  readonly isOnWay: boolean
  readonly isHere: boolean
}

/**
 * A node as a circle, the larger the more often it was visited, with its name, wins and visits where there is room for
 * them. A single playout is a bead: full if it was won, hollow if it was lost.
 */
function Place({ drawn, name, letter, row, share, isOnWay, isHere }: PlaceProps) {
  const { node, x, y, width } = drawn
  const figures = figuresOf(node)
  const proof = node.isWon === null ? '' : node.isWon ? ' ✓' : ' ✗'
  const isCounted = hasRoomForFigures(drawn, letter, row)
  const isNamed = width >= widthOf(name + proof, letter)
  const isBead = node.visits <= 1 && !isOnWay && node.move !== null
  const classes = [
    'growth-place',
    `of-${sideOf(node)}`,
    isOnWay && 'on-way',
    isHere && 'is-here',
    (!isNamed || isBead) && (node.wins > 0 ? 'won' : 'lost'),
  ].filter(Boolean)
  const byVisits = letter * (RADIUS.min + (RADIUS.max - RADIUS.min) * Math.sqrt(share))
  const most = Math.max(1.2, Math.min(width, row) / 2 - 1)
  if (!isNamed || isBead)
    return <circle className={classes.join(' ')} cx={x} cy={y} r={Math.min(most, letter * RADIUS.min)} />
  const half = (Math.max(widthOf(name + proof, letter), isCounted ? widthOf(figures, letter) : 0) - letter / 2) / 2
  const radius = Math.min(most, Math.max(byVisits, half, isCounted ? letter * TWO_LINES : 0))
  return (
    <g className={classes.join(' ')} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <text y={isCounted ? -letter * 0.6 : 0}>{name + proof}</text>
      {isCounted && <text y={letter * 0.6}>{figures}</text>}
    </g>
  )
}
