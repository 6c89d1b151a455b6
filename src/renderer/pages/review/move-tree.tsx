/**
 * The moves of the game with its variations and comments; the moment shown is marked. Rows come in blocks, and only the
 * blocks near the part in sight are drawn.
 */
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { GameTree, Moment } from '../../../engine/game/game-tree.ts'
import { goToMistake } from '../../model/review/trial.ts'
import { deleteHere, goTo } from '../../model/review/edit.ts'
import { moverOf, type Reviewed, type StepFacts } from '../../model/review/reviewed.ts'
import { momentWords, moveName, signOf, variationWords, verdictWords } from './review-words.ts'
import { rowOfMoments, rowsOf, type Row } from './rows.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { LIBRARY } from '../../model/library/library.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { MATCH } from '../../model/match/match-store.ts'
import './move-tree.css'

/** Rows in a block, and the height of a row in rem until its block has been measured. */
const BLOCK = 16
const USUAL_HEIGHT = 1.75

/** Variations nested deeper are indented no further. */
const MAX_INDENT = 8

/** The moves of the line shown that have a verdict, by moment. */
export type Notable = ReadonlyMap<number, StepFacts>

export function MoveTree({ shown, notable }: { shown: Reviewed; notable: Notable }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE, REVIEW)
  const { tree, moment } = shown
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(tree), [tree])
  const places = useMemo(() => rowOfMoments(rows), [rows])
  const blocks = useMemo(
    () => Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, i) => rows.slice(i * BLOCK, (i + 1) * BLOCK)),
    [rows],
  )
  const currentBlock = Math.floor((places.get(moment.id) ?? 0) / BLOCK)
  useInSight(scroller, moment.id, rows)
  const onClick = ({ target }: MouseEvent) => {
    const id = (target as Element).closest('[data-moment]')?.getAttribute('data-moment')
    if (!id) return
    const fact = notable.get(Number(id))
    // A sign leads to the trial of a better move, the move itself to the position after it.
    if (fact && (target as Element).closest('.tree-sign')) goToMistake(app, fact)
    else goTo(app, Number(id))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    deleteHere(app)
  }
  return (
    <div
      ref={scroller}
      className="move-tree"
      role="tree"
      aria-label={t('tree.label')}
      aria-activedescendant={itemId(moment.id)}
      tabIndex={0}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {blocks.map((rows, i) => (
        <Block
          key={i}
          tree={tree}
          rows={rows}
          isFirst={i === 0}
          current={i === currentBlock ? moment.id : null}
          notable={notable}
        />
      ))}
    </div>
  )
}

const itemId = (id: number) => `moment-${id}`

/** Keeps the moment shown in sight, by moving the list alone and never the page. */
function useInSight(scroller: RefObject<HTMLDivElement | null>, id: number, rows: readonly Row[]): void {
  useLayoutEffect(() => {
    bringIntoSight(scroller.current as HTMLElement)
  }, [scroller, id, rows])
  useEffect(() => {
    const list = scroller.current as HTMLElement
    const observer = new ResizeObserver(() => bringIntoSight(list))
    observer.observe(list)
    return () => observer.disconnect()
  }, [scroller])
}

function bringIntoSight(list: HTMLElement): void {
  const item = list.querySelector('.current')
  if (item === null) return
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const room = Math.min(2.5 * box.height, frame.height / 4)
  const above = box.top - room - frame.top
  const below = box.bottom + room - frame.bottom
  const isFar = above < -frame.height || below > frame.height
  if (isFar) list.scrollTop += box.top - frame.top - frame.height / 2
  else if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}

interface BlockProps {
  readonly tree: GameTree
  readonly rows: readonly Row[]
  readonly isFirst: boolean
  /** The moment shown, if it is in this block, which is then always drawn. */
  readonly current: number | null
  readonly notable: Notable
}

const Block = memo(function Block({ tree, rows, isFirst, current, notable }: BlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [{ isNear, height }, setSeen] = useState<{ isNear: boolean; height: string }>({
    isNear: isFirst,
    height: `${rows.length * USUAL_HEIGHT}rem`,
  })
  useEffect(() => {
    const block = ref.current as HTMLElement
    const observer = new IntersectionObserver(
      (changes) => {
        const { isIntersecting, boundingClientRect } = changes[changes.length - 1]
        // An empty block keeps the height that it had with its rows, so that nothing moves.
        setSeen((seen) => ({
          isNear: isIntersecting,
          height: seen.isNear && !isIntersecting ? `${boundingClientRect.height}px` : seen.height,
        }))
      },
      { root: block.parentElement, rootMargin: '60%' },
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  if (!isNear && current === null) return <div ref={ref} className="tree-block" style={{ height }} />
  return (
    <div ref={ref} className="tree-block">
      {rows.map((row, i) => (
        <RowView key={i} tree={tree} row={row} current={current} notable={notable} />
      ))}
    </div>
  )
})

interface RowViewProps {
  readonly tree: GameTree
  readonly row: Row
  readonly current: number | null
  readonly notable: Notable
}

function RowView({ tree, row, current, notable }: RowViewProps) {
  const item = (moment: Moment, level: number) => (
    <Item tree={tree} moment={moment} level={level} isCurrent={moment.id === current} fact={notable.get(moment.id)} />
  )
  switch (row.kind) {
    case 'start':
      return <div className="tree-start">{item(row.start, 1)}</div>
    case 'pair':
      return (
        <div className="tree-pair">
          <span className="tree-number">{(row.red ?? row.blue)?.ply}</span>
          {row.red ? item(row.red, 1) : <span />}
          {row.blue ? item(row.blue, 1) : <span />}
        </div>
      )
    case 'remark':
      return (
        <div className="tree-remark" data-moment={row.moment.id}>
          {row.moment.move === null && row.moment.parent !== null && item(row.moment, 1)}
          {row.moment.name !== '' && <strong>{row.moment.name} </strong>}
          {row.moment.comment}
        </div>
      )
    case 'line':
      return (
        <div className="tree-line" style={{ '--depth': Math.min(row.depth, MAX_INDENT) } as CSSProperties}>
          {row.moments.map((moment, i) => (
            <span key={moment.id}>
              {(i === 0 || moverOf(moment) === 'red') && <span className="tree-number">{moment.ply}</span>}
              {item(moment, row.depth + 1)}
              {moment.name !== '' && <strong className="tree-comment">{moment.name}</strong>}
              {moment.comment !== '' && <span className="tree-comment">{moment.comment}</span>}{' '}
            </span>
          ))}
        </div>
      )
  }
}

interface ItemProps {
  readonly tree: GameTree
  readonly moment: Moment
  readonly level: number
  readonly isCurrent: boolean
  readonly fact: StepFacts | undefined
}

/** A move; a press goes to the position after it. */
const Item = memo(function Item({ tree, moment, level, isCurrent, fact }: ItemProps) {
  const { t } = useTranslation('review')
  const { id, move, winner, name, comment } = moment
  const isStart = moment.parent === null
  const colour = isStart || move === null ? '' : ` name-${moverOf(moment)}`
  const words = [momentWords(moment), variationWords(tree, moment), fact && verdictWords(fact), name, comment]
    .filter(Boolean)
    .join('. ')
  return (
    <span
      id={itemId(id)}
      data-moment={id}
      role="treeitem"
      aria-level={level}
      aria-selected={isCurrent}
      aria-label={words}
      className={`tree-move${colour}${isCurrent ? ' current' : ''}`}
    >
      {isStart ? t('start') : moveName(moment)}
      {winner !== null && <span className="tree-win" />}
      {fact?.verdict && <span className="tree-sign">{signOf(fact.verdict)}</span>}
    </span>
  )
})
