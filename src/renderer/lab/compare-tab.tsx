/** Comparing: the report's table of visited states for one position, computed in the background, and what the charts tell of it. */
import { useTranslation } from 'react-i18next'
import { minimalTreeOf, type LabRequest } from '../../engine/lab.ts'
import { parsePosition } from '../../engine/notation.ts'
import { winnerOf } from '../../engine/position.ts'
import { COUNTINGS } from '../../engine/report.ts'
import { ALGORITHMS } from '../../engine/search/search.ts'
import { useApp, useCompare, useSettings } from '../app-context.tsx'
import { BoardView } from '../board/board-view.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Select } from '../controls/select.tsx'
import { Toggles } from '../controls/toggles.tsx'
import { KNOWN_POSITIONS, usePositionChoice, usePositionName } from '../position-choice.tsx'
import { ALGORITHM_NAMES } from '../words.ts'
import { cancelComparison, cellCount, choose, chooseAlgorithm, DEPTHS, startComparison, type CompareState } from './compare-store.ts'
import { ComparisonCharts } from './comparison-charts.tsx'
import { CountTable } from './count-table.tsx'
import { lookOf } from './series.ts'

export function CompareTab() {
  const { t } = useTranslation('lab')
  const { compare, lab } = useApp()
  const state = useCompare()
  const { showNames } = useSettings()
  const { position, name, field } = usePositionChoice()
  const { choice, status } = state
  const isOver = winnerOf(parsePosition(position)) !== null
  return (
    <div className="compare">
      <div className="column">
        <section className="panel" aria-label={t('choice')}>
          <h2>{t('heading')}</h2>
          <p className="muted">{t('intro')}</p>
          {field}
          <fieldset className="searches">
            <legend>{t('searches')}</legend>
            {ALGORITHMS.map((algorithm) => (
              <Checkbox
                key={algorithm}
                isSelected={choice.algorithms.includes(algorithm)}
                onChange={(isChosen) => chooseAlgorithm(compare, algorithm, isChosen)}
              >
                <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" />
                {ALGORITHM_NAMES[algorithm]}
              </Checkbox>
            ))}
          </fieldset>
          <Toggles legend={t('depths')} options={DEPTHS} values={choice.depths} onChange={(depths) => choose(compare, { depths })} />
          <Select
            label={t('counting')}
            isLabelShown
            options={COUNTINGS.map((counting) => ({ value: counting, label: t(`countings.${counting}`) }))}
            value={choice.counting}
            onChange={(counting) => choose(compare, { counting })}
          />
          <div className="buttons">
            <button
              className="primary"
              disabled={status === 'running' || isOver || choice.algorithms.length === 0}
              onClick={() => startComparison(compare, lab, position)}
            >
              {t('start')}
            </button>
            <button disabled={status !== 'running'} onClick={() => cancelComparison(compare, lab)}>
              {t('cancel')}
            </button>
          </div>
          <Progress state={state} position={position} isOver={isOver} />
        </section>
        <section className="panel thumbnail" aria-label={t('thumbnail')}>
          <BoardView position={parsePosition(position)} label={t('board', { name })} showNames={showNames} />
        </section>
      </div>
      {state.request === null ? <NoResults /> : <Results state={state} request={state.request} />}
    </div>
  )
}

function Progress({ state, position, isOver }: { state: CompareState; position: string; isOver: boolean }) {
  const { t } = useTranslation('lab')
  const { status, cells, request, choice, error } = state
  const isShown = request !== null && JSON.stringify({ ...choice, position }) === JSON.stringify(request)
  const shown = status === 'running' || isShown ? request : null
  const total = cellCount(shown ?? choice)
  const words = () => {
    if (isOver) return t('over')
    if (choice.algorithms.length === 0) return t('none')
    if (status === 'empty') return t('toDo', { count: total })
    if (shown === null) return t('otherChoice')
    const number = status === 'running' ? Math.min(cells.length + 1, total) : cells.length
    return t(`status.${status}`, { number, count: total, reason: error ?? '' })
  }
  return (
    <>
      <progress value={shown === null ? 0 : cells.length} max={Math.max(total, 1)} aria-label={t('progress')} />
      <p className={status === 'failed' && isShown ? 'fault' : 'muted small'} role="status">
        {words()}
      </p>
    </>
  )
}

function NoResults() {
  const { t } = useTranslation('lab')
  return (
    <section className="panel results empty-state" aria-label={t('results')}>
      <svg className="empty-chart" viewBox="0 0 120 60" aria-hidden="true">
        <path d="M8 52 44 40 80 24 112 8" />
        <path d="M8 54 44 46 80 34 112 26" />
        <path className="dashed" d="M8 56 44 51 80 44 112 40" />
      </svg>
      <p>{t('emptyTitle')}</p>
      <p className="muted">{t('emptyHint')}</p>
    </section>
  )
}

interface ResultsProps {
  readonly state: CompareState
  readonly request: LabRequest
}

function Results({ state, request }: ResultsProps) {
  const { t } = useTranslation('lab')
  const { position, depths, counting } = request
  const name = usePositionName(position)
  const known = KNOWN_POSITIONS.find((candidate) => candidate.position === position)
  const minimal = minimalTreeOf(position, depths)
  return (
    <section className="panel results" aria-label={t('results')}>
      <header>
        <h2>
          {name ?? t('fromBoard')} · {t(`counted.${counting}`)}
        </h2>
        <code className="muted">{position}</code>
      </header>
      <CountTable request={request} cells={state.cells} known={known} minimal={minimal} />
      {known?.id === 'state1' && counting === 'visited' && <p className="muted small">{t('publishedHint')}</p>}
      <ComparisonCharts request={request} cells={state.cells} minimal={minimal} />
    </section>
  )
}
