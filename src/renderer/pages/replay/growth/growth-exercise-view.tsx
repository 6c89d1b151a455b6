/** An exercise on a tree that grows: the children with their figures, one to be chosen, and the formula's answer. */
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOfChild, type GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { Growth } from '../../../../engine/playouts/growth.ts'
import { askedNode, rightChild, type GrowthExercise } from '../../../model/replay/growth-exercise.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { closeRecordings, goTo, RECORDER, REPLAY } from '../../../model/replay/replay-store.ts'
import { count } from '../../../language/words.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Column, PanelBoundary } from '../../../ui/boundary.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { FiguresTable } from './children-table.tsx'
import { GrowthTreePanel } from './growth-page.tsx'
import { nameOf, planWords, shareText, wayText } from './growth-words.ts'
import { useGrowthMoment } from './use-growth-moment.ts'

interface GrowthExerciseProps {
  readonly recording: GrowthRecording
  readonly exercise: GrowthExercise
}

export function GrowthExerciseView({ recording, exercise }: GrowthExerciseProps) {
  const { t } = useTranslation('exercises')
  const { t: words } = useTranslation('replay')
  const { replay, recorder } = useLaterServices(REPLAY, RECORDER)
  // The move given to each question that has been answered.
  const [given, setGiven] = useState<readonly number[]>([])
  const [turn, setTurn] = useState(0)
  const [points, setPoints] = useState(0)
  const moment = useGrowthMoment(recording)
  const { growth, plan } = recording
  const isAnswered = given.length > turn
  const node = askedNode(exercise, moment, isAnswered)
  const right = rightChild(exercise, node, growth.record.priorVisits)
  const answer = (child: GrowthNode) => {
    setGiven([...given, child.move ?? -1])
    if (child === right) setPoints(points + 1)
    // The tree shows the selection that was asked about.
    if (exercise.id === 'selected') goTo(replay, exercise.events[turn] + 1)
  }
  const goOn = (next: number) => {
    setTurn(next)
    if (next === 0) {
      setGiven([])
      setPoints(0)
    }
    goTo(replay, exercise.events[next])
  }
  const isLast = turn === exercise.events.length - 1
  return (
    <main className="page replay growth exercise">
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className="sub-bar">
        <h2 className="clamped">{t(`growth.${exercise.id}.name`)}</h2>
        <p className="muted searched ellipsis">{planWords(words, plan)}</p>
        <strong className="number">{t('points', { points: count(points), count: exercise.events.length })}</strong>
        <div className="bar-actions">
          <button onClick={() => closeRecordings(replay, recorder)}>
            <Picture of="close" /> <span className="bar-word">{t('leave')}</span>
          </button>
        </div>
      </div>
      <div className="replay-stage">
        <PanelBoundary>
          <GrowthTreePanel recording={recording} moment={moment} isHall={false} />
        </PanelBoundary>
      </div>
      <Column>
        <section className="panel question growth-asked" aria-label={t('question', { number: turn + 1 })}>
          <h2>{t('question', { number: turn + 1 })}</h2>
          <p className="question-asked">{t(`growth.${exercise.id}.ask`, { place: wayText(growth, node) })}</p>
          <p className="muted">{t(`growth.${exercise.id}.how`)}</p>
          <Figures {...{ exercise, growth, node }} chosen={isAnswered ? right : undefined} />
          {isAnswered ? (
            <Verdict {...{ exercise, growth, node, right }} given={given[turn]}>
              {isLast ? (
                <>
                  <NextButton label={t('again')} onPress={() => goOn(0)} />
                  <button onClick={() => replay.setState({ growthExercise: null })}>{t('toReplay')}</button>
                </>
              ) : (
                <NextButton label={t('next')} onPress={() => goOn(turn + 1)} />
              )}
            </Verdict>
          ) : (
            <div className="wrap" role="group" aria-label={t('answer')}>
              {node.children.map((child) => (
                <button key={child.move} onClick={() => answer(child)}>
                  {nameOf(growth, child)}
                </button>
              ))}
            </div>
          )}
        </section>
      </Column>
    </main>
  )
}

/** The button that leads on has the focus, as in other exercises. */
function NextButton({ label, onPress }: { label: string; onPress: () => void }) {
  const on = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => on.current?.focus(), [])
  return (
    <button ref={on} className="primary" onClick={onPress}>
      {label}
    </button>
  )
}

interface AskedProps {
  readonly exercise: GrowthExercise
  readonly growth: Growth
  /** The node whose children are asked about. */
  readonly node: GrowthNode
}

/** The children in their order in the tree. Where a value is asked for, the table has it only once it is answered. */
function Figures({ exercise, growth, node, chosen }: AskedProps & { readonly chosen: GrowthNode | undefined }) {
  const { t } = useTranslation('replay')
  const isOpen = exercise.id === 'selected' && chosen === undefined
  const columns = (['mean', 'rave', 'beta', 'value'] as const).slice(0, isOpen ? 3 : 4)
  return (
    <div className="growth-rows">
      <FiguresTable
        growth={growth}
        moves={node.children}
        chosen={chosen}
        columns={columns}
        headOf={(column) => <abbr title={t(`growth.meaning.${column}`)}>{t(`growth.column.${column}`)}</abbr>}
        cellsOf={(child) => {
          const { beta, value } = valueOfChild(child, growth.record.priorVisits)
          const { wins, visits, raveWins, raveVisits } = child
          const texts = [`${count(wins)}/${count(visits)}`, `${count(raveWins)}/${count(raveVisits)}`, shareText(beta)]
          return [...texts, shareText(value)].slice(0, columns.length).map((text, i) => (
            <td key={columns[i]} className="number">
              {text}
            </td>
          ))
        }}
      />
    </div>
  )
}

interface VerdictProps extends AskedProps {
  readonly right: GrowthNode
  readonly given: number
  readonly children: ReactNode
}

/** Right or wrong, with the numbers of the right move and of the one given. */
function Verdict({ exercise: { id }, growth, node, right, given, children }: VerdictProps) {
  const { t } = useTranslation('exercises')
  const { priorVisits } = growth.record
  const figuresOf = (child: GrowthNode) => {
    const { mean, rave, beta, value } = valueOfChild(child, priorVisits)
    const shares = { own: shareText(mean ?? 0), rave: shareText(rave), beta: shareText(beta), value: shareText(value) }
    return { ...shares, move: nameOf(growth, child), rest: shareText(1 - (beta ?? 0)), visits: count(child.visits) }
  }
  const isRight = right.move === given
  const chosen = node.children.find(({ move }) => move === given) ?? right
  return (
    <div className={`answer-verdict stack gap-3 ${isRight ? 'right' : 'wrong'}`}>
      <div role="status" className="stack">
        <p>
          <strong>{t(isRight ? 'right' : 'wrong')}</strong> {t(`growth.${id}.answer`, figuresOf(right))}
        </p>
        {!isRight && <p>{t(`growth.${id}.mistake`, figuresOf(chosen))}</p>}
      </div>
      <div className="wrap">{children}</div>
    </div>
  )
}
