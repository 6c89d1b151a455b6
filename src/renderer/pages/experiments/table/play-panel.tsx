/**
 * The position to look up: typed, pasted, set up stone by stone, or reached by moves, which the table answers if it is
 * to.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { emptyPosition, hasPerfectPlay, type Position } from '../../../../engine/game/position.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { CLICKS, COMPLETE_TABLE, isSmallBoard, TABLE_PLACE, tableLink } from '../../../model/table/complete-table.ts'
import { CopyLink } from '../../../parts/copy-link-button.tsx'
import { PositionText } from '../../../parts/positions/position-text.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'

export function PlayPanel({ position }: { position: Position }) {
  const { t } = useTranslation('table')
  const { completeTable, notice } = useLaterServices(COMPLETE_TABLE, NOTICE)
  const { line, click, answers } = useStore(completeTable.store)
  const { names } = position.board
  const moves = line.flatMap(({ node, position: { toMove } }) =>
    node === null ? [] : [{ node: names[node], colour: toMove === 'red' ? ('blue' as const) : ('red' as const) }],
  )
  const lookUp = (typed: Position) =>
    isSmallBoard(typed.board.size) && hasPerfectPlay(typed) ? completeTable.show(typed) : say(notice, t('tooLarge'))
  return (
    <section className="panel" aria-label={t('play.title')}>
      <h2>{t('play.title')}</h2>
      <Checkbox isSelected={answers} onChange={(answers) => completeTable.store.setState({ answers })}>
        {t('play.answers')}
      </Checkbox>
      {moves.length > 0 && (
        <p className="wrap gap-1" aria-label={t('play.line')} role="group">
          {moves.map(({ node, colour }) => (
            <span key={node} className={`chip chip-${colour}`}>
              {node}
            </span>
          ))}
        </p>
      )}
      <div className="buttons">
        <button disabled={line.length < 2} onClick={() => completeTable.back()}>
          {t('play.back')}
        </button>
        <button onClick={() => completeTable.show(emptyPosition(position.board.size))}>{t('play.empty')}</button>
      </div>
      <Segmented
        legend={t('clicks.legend')}
        options={CLICKS.map((value) => ({ value, label: t(`clicks.${value}`), name: t(`clicks.name.${value}`) }))}
        value={click}
        onChange={(click) => completeTable.store.setState({ click })}
      />
      <PositionText drawn={position} onDraw={lookUp} />
      <CopyLink place={`${TABLE_PLACE}/${tableLink(position)}`} none="" />
    </section>
  )
}
