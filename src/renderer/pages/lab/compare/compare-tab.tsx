/** Comparing: the report's table of visited states for one position, computed in the background, and what the charts tell of it. */
import { useTranslation } from 'react-i18next'
import { EVALUATION_METHODS } from '../../../../engine/evaluation/evaluation.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { COUNTINGS } from '../../../../engine/lab/report.ts'
import { ORDERINGS } from '../../../../engine/search/ordering.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { TABLES } from '../../../../engine/search/transposition-table.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'
import { usePositionChoice } from '../../../parts/positions/position-choice.tsx'
import { cancelComparison, cellCount, type Choice, choose, chooseAlgorithm, COMPARE, type CompareState, DEPTHS, LAB_ENGINE, startComparison, useCompare } from '../../../model/compare/compare-store.ts'
import { ComparisonResults } from './comparison-results.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../../language/names.ts'
import { useServices } from '../../../platform/services.tsx'
import { useSettings } from '../../../model/settings.ts'
import './compare.css'

export function CompareTab() {
  const { t } = useTranslation('lab')
  const { compare, lab } = useServices(COMPARE, LAB_ENGINE)
  const state = useCompare()
  const { showNames } = useSettings()
  const { position, name, field } = usePositionChoice()
  const { choice, status } = state
  const isOver = winnerOf(parsePosition(position)) !== null
  return (
    <div className="page compare">
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
          <SettingFields choice={choice} onChange={(part) => choose(compare, part)} />
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
      {state.request === null ? <NoResults /> : <ComparisonResults request={state.request} cells={state.cells} />}
    </div>
  )
}

interface SettingFieldsProps {
  readonly choice: Choice
  readonly onChange: (part: Partial<Choice>) => void
}

/** What all searches have in common. */
function SettingFields({ choice, onChange }: SettingFieldsProps) {
  const { t } = useTranslation(['lab', 'experiments'])
  return (
    <>
      <Select
        label={t('experiments:form.orderings')}
        isLabelShown
        options={(['own', ...ORDERINGS] as const).map((value) => ({ value, label: value === 'own' ? t('ownOrderings') : t('sameOrdering', { ordering: ORDERING_NAMES[value] }) }))}
        value={choice.ordering}
        onChange={(ordering) => onChange({ ordering })}
      />
      <Select
        label={t('experiments:form.tables')}
        isLabelShown
        options={TABLES.map((value) => ({ value, label: TABLE_NAMES[value] }))}
        value={choice.table}
        onChange={(table) => onChange({ table })}
      />
      <Select
        label={t('experiments:form.evaluations')}
        isLabelShown
        options={EVALUATION_METHODS.map((value) => ({ value, label: t(`experiments:evaluations.${value}`) }))}
        value={choice.evaluation}
        onChange={(evaluation) => onChange({ evaluation })}
      />
      <Select
        label={t('counting')}
        isLabelShown
        options={COUNTINGS.map((counting) => ({ value: counting, label: t(`countings.${counting}`) }))}
        value={choice.counting}
        onChange={(counting) => onChange({ counting })}
      />
    </>
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
