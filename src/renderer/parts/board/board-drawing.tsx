/**
 * Draws stones on a board of any size. It knows its geometry but no rules: what may be played, and what is marked, come
 * as props.
 */
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardNode } from './board-node.tsx'
import { Corners, LitChain } from './corners.tsx'
import type { BoardDrawingProps } from './drawing-props.ts'
import { badgeScale, drawingStyle } from './drawing-style.ts'
import { drawingOf, isArrow, neighbourTowards } from './geometry.ts'
import { LensView } from './lens-view.tsx'
import { Links, Path, Sides } from './lines.tsx'
import type { Mark } from './marks.ts'
import { NameTag } from './name-tag.tsx'
import { isDense, isNamed } from './names.ts'
import { Badge } from './node-marks.tsx'
import { nodeWords } from './node-words.ts'
import { useAim } from './use-aim.ts'
import { usePointed } from './use-pointed.ts'
import './board-drawing.css'

export function BoardDrawing(props: BoardDrawingProps) {
  const {
    picture,
    label,
    winning,
    showNames = true,
    orientation = 0,
    onNode,
    path = [],
    captures,
    mover = null,
  } = props
  const { board } = picture
  const drawing = drawingOf(board, orientation)
  const content = useId()
  const pointed = usePointed(board)
  const [lit, setLit] = useState<number | null>(null)
  const { aim, lens, take, handlers } = useAim(drawing, props)
  const classes = [
    'board',
    isDense(drawing) && 'dense',
    winning.length > 0 && 'finished',
    !showNames && 'names-on-demand',
    lens !== null && 'aiming',
  ]
  return (
    <svg
      data-print=""
      className={classes.filter(Boolean).join(' ')}
      style={useMemo(() => drawingStyle(drawing), [drawing])}
      viewBox={drawing.viewBox}
      role={onNode ? 'group' : 'img'}
      aria-label={label}
      {...pointed.handlers}
      {...handlers}
    >
      <g id={content} role="presentation">
        <Sides drawing={drawing} picture={picture} winning={winning} />
        {lit !== null && captures?.[lit] && <LitChain drawing={drawing} board={board} capture={captures[lit]} />}
        <Links drawing={drawing} picture={picture} winning={winning} />
        {path.length > 0 && <Path drawing={drawing} path={path} />}
        <Nodes {...props} />
        <Signs {...props} />
        {captures && (
          <Corners
            drawing={drawing}
            board={board}
            captures={captures}
            isPicture={onNode === undefined}
            onLit={setLit}
          />
        )}
      </g>
      {pointed.node !== null && !isNamed(props, pointed.node) && (
        <NameTag drawing={drawing} node={pointed.node} name={board.names[pointed.node]} />
      )}
      {aim !== null && lens !== null && (
        <LensView
          drawing={drawing}
          lens={lens}
          content={content}
          node={aim.node}
          name={board.names[aim.node]}
          mover={mover}
          onTake={aim.finger === null ? take : null}
        />
      )}
    </svg>
  )
}

/** The nodes; exactly one is in the tab order, and arrow keys move from it to its neighbours. */
const Nodes = memo(function Nodes(props: BoardDrawingProps) {
  const { picture, orientation = 0, onNode, playable, lastMove, via, marks, ghosts = [], captures } = props
  const { t } = useTranslation()
  const { board } = picture
  const [focused, setFocused] = useState(0)
  const group = useRef<SVGGElement>(null)
  const inTabOrder = focused < board.nodeCount ? focused : 0

  const onKeyDown = (event: KeyboardEvent, node: number) => {
    if (isArrow(event.key)) {
      const next = neighbourTowards(board, node, event.key, orientation)
      group.current?.querySelector<SVGGElement>(`[data-node="${board.names[next]}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (playable.has(node)) onNode?.(node)
    } else return
    event.preventDefault()
  }

  return (
    <g ref={group} role="presentation">
      {board.names.map((name, node) => {
        const here = ghosts.filter((ghost) => ghost.node === node)
        const captor = captures?.[board.corners.indexOf(node)]?.colour
        return (
          <BoardNode
            key={name}
            {...props}
            node={node}
            here={here}
            captor={captor}
            button={
              onNode && {
                role: 'button',
                'aria-label': nodeWords(t, {
                  picture,
                  node,
                  isLastMove: node === lastMove,
                  mark: marks?.get(node),
                  ghosts: here,
                  captor,
                }),
                'aria-disabled': !playable.has(node),
                'aria-current': node === via ? 'step' : undefined,
                tabIndex: node === inTabOrder ? 0 : -1,
                onClick: () => playable.has(node) && onNode(node),
                onFocus: () => setFocused(node),
                onKeyDown: (event) => onKeyDown(event, node),
              }
            }
          />
        )
      })}
    </g>
  )
})

/** The signs of the marks, apart from their nodes: those are buttons, whose words say what a sign means. */
function Signs({ picture, orientation = 0, marks = new Map<number, Mark>(), ghosts = [] }: BoardDrawingProps) {
  const drawing = drawingOf(picture.board, orientation)
  const { nodes, nodeRadius, fineness } = drawing
  const shown = [...marks].filter(
    ([node, { isSign }]) => isSign && picture.owners[node] === null && ghosts.every((ghost) => ghost.node !== node),
  )
  return shown.map(([node, { text, tone }]) => (
    <g key={node} aria-hidden="true" transform={`translate(${nodes[node].x} ${nodes[node].y})`}>
      <Badge radius={nodeRadius + 4 * fineness} scale={badgeScale(drawing)} text={text} tone={tone} />
    </g>
  ))
}
