/** Weights on the board: what a stone on each node is worth, for the side to move and for the other. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardOfSize, type BoardSize } from '../../../../engine/game/board.ts'
import type { LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import type { LinearEvaluator } from '../../../../engine/evaluation/evaluator.ts'
import type { NetworkEvaluator } from '../../../../engine/evaluation/network.ts'
import { emptyPosition } from '../../../../engine/game/position.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import type { Mark } from '../../../parts/board/marks.ts'
import { DataTable } from '../../../ui/charts/data-table.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { count, signed } from '../../../language/words.ts'
import { attention, linearNodeWeights, neuronWeights, OWNERS } from './node-weights.ts'

/** A weight of 1 is written as this number, since a node has room for short whole numbers only. */
const UNIT = 100

const MIN_OPACITY = 0.06
const MAX_OPACITY = 0.8

export function BoardWeights({ evaluator }: { evaluator: LearnedEvaluator }) {
  return evaluator.kind === 'linear' ? (
    <LinearWeights evaluator={evaluator} />
  ) : (
    <NetworkWeights evaluator={evaluator} />
  )
}

function LinearWeights({ evaluator: { phases } }: { evaluator: LinearEvaluator }) {
  const { t } = useTranslation('school')
  const [chosen, setChosen] = useState(0)
  const pictures = phases.map((weights) => linearNodeWeights(boardOfSize(4), weights))
  if (pictures.every((picture) => picture === null)) return null
  const phase = Math.min(chosen, phases.length - 1)
  return (
    <Frame
      size={4}
      text={t('board.linear')}
      boards={[{ name: t('board.own'), weights: pictures[phase] ?? boardOfSize(4).names.map(() => 0) }]}
      span={signedSpan(pictures.map((picture) => picture ?? []))}
    >
      {phases.length > 1 && (
        <Segmented
          legend={t('board.phase')}
          options={phases.map((_, value) => ({ value, label: String(value + 1) }))}
          value={phase}
          onChange={setChosen}
        />
      )}
    </Frame>
  )
}

/** The choice of all neurons at once, which shows only their `attention` to each node. */
const ALL = -1

function NetworkWeights({ evaluator }: { evaluator: NetworkEvaluator }) {
  const { t } = useTranslation('school')
  const [chosen, setChosen] = useState(ALL)
  const neurons = evaluator.layers[0].biases.length
  const isPerceptron = evaluator.layers.length === 1
  const neuron = isPerceptron ? 0 : Math.min(chosen, neurons - 1)
  const boards = OWNERS.map((owner) => ({
    name: t(`board.${owner}`),
    weights: neuron === ALL ? attention(evaluator, owner) : neuronWeights(evaluator, neuron, owner),
  }))
  const pictures = boards.map(({ weights }) => weights)
  const text = isPerceptron ? t('board.perceptron') : neuron === ALL ? t('board.all') : t('board.neuron')
  return (
    <Frame
      size={evaluator.boardSize}
      text={text}
      boards={boards}
      span={neuron === ALL ? unsignedSpan(pictures) : signedSpan(pictures)}
    >
      {!isPerceptron && (
        <Select
          label={t('board.choice')}
          options={[
            { value: ALL, label: t('board.allNeurons') },
            ...Array.from({ length: neurons }, (_, value) => ({
              value,
              label: t('board.neuronNumber', { number: value + 1 }),
            })),
          ]}
          value={neuron}
          onChange={setChosen}
        />
      )}
    </Frame>
  )
}

interface BoardPicture {
  readonly name: string
  readonly weights: readonly number[]
}

interface FrameProps {
  readonly size: BoardSize
  readonly text: string
  readonly boards: readonly BoardPicture[]
  /** The weights that the palest colour and the strongest stand for. */
  readonly span: Span
  readonly children: React.ReactNode
}

function Frame({ size, text, boards, span, children }: FrameProps) {
  const { t } = useTranslation('school')
  const position = emptyPosition(size)
  return (
    <section className="standing" aria-label={t('board.heading')}>
      <header className="wrap spread align-end gap-x-4 board-weights-head">
        <div>
          <h3>{t('board.heading')}</h3>
          <p className="muted small">{text}</p>
        </div>
        {children}
      </header>
      <div className="wrap board-weights">
        {boards.map(({ name, weights }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <BoardView
              position={position}
              label={name}
              marks={new Map(weights.map((weight, node) => [node, markOf(weight, span)]))}
            />
          </figure>
        ))}
        <Scale span={span} />
      </div>
      <DataTable
        title={t('board.heading')}
        data={{
          columnTitle: t('board.node'),
          columns: position.board.names,
          series: boards.map(({ name, weights }) => ({ name, look: 'reference', values: weights })),
        }}
        format={(weight) => inUnits(weight, span)}
      />
    </section>
  )
}

/** The legend of the colours. */
function Scale({ span }: { span: Span }) {
  const { t } = useTranslation('school')
  const { isSigned, min, max } = span
  return (
    <p className="wrap weight-scale small">
      <span className="number">{inUnits(isSigned ? -max : min, span)}</span>
      <span className={isSigned ? 'ramp signed' : 'ramp'} aria-hidden="true" />
      <span className="number">{inUnits(max, span)}</span>
      <span className="muted">{t(isSigned ? 'board.scale' : 'board.strength')}</span>
    </p>
  )
}

/** The range of the colours: signed weights, stronger the further from 0; or strengths from minimum to maximum. */
interface Span {
  readonly isSigned: boolean
  readonly min: number
  readonly max: number
}

function signedSpan(pictures: readonly (readonly number[])[]): Span {
  return { isSigned: true, min: 0, max: Math.max(0, ...pictures.flat().map(Math.abs)) }
}

function unsignedSpan(pictures: readonly (readonly number[])[]): Span {
  return { isSigned: false, min: Math.min(...pictures.flat()), max: Math.max(...pictures.flat()) }
}

function inUnits(weight: number, { isSigned }: Span): string {
  const units = rounded(UNIT * weight)
  return isSigned ? signed(units) : count(units)
}

function markOf(weight: number, span: Span): Mark {
  const { min, max } = span
  const share = max === min ? 0 : (Math.abs(weight) - min) / (max - min)
  return {
    text: inUnits(weight, span),
    tone: weight < 0 ? 'amber' : 'accent',
    strength: weight === 0 ? 0 : MIN_OPACITY + (MAX_OPACITY - MIN_OPACITY) * share,
  }
}
