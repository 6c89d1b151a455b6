/** The positions compared, each with a small board: one is looked at closely, and they can be added and removed. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPosition, parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { COMPARISON, useChoice } from '../../../model/compare/comparison.ts'
import { MAX_POSITIONS } from '../../../model/compare/comparison-file.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { usePositionsFor } from '../../../parts/positions/position-choice.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { SearchSelect } from '../../../ui/controls/search-select.tsx'
import { usePositionWords } from './position-words.ts'

export function PositionList() {
  const { t } = useTranslation('lab')
  const { comparison } = useServices(COMPARISON)
  const { positions, position: shown } = useChoice()
  const names = usePositionWords(positions)
  return (
    <section className="compared-positions" aria-label={t('positions')}>
      <h3>{t('positions')}</h3>
      <ul>
        {positions.map((position) => (
          <li key={position} className={position === shown ? 'selected' : undefined}>
            <button className="quiet compared-position" aria-pressed={position === shown} title={position} onClick={() => comparison.choose({ position })}>
              <BoardThumbnail position={parsePosition(position)} size={32} />
              {names.get(position)}
            </button>
            <button className="quiet" aria-label={t('removePosition', { name: names.get(position) })} onClick={() => comparison.remove(position)}>
              <Picture of="close" />
            </button>
          </li>
        ))}
      </ul>
      <AddPosition />
    </section>
  )
}

/** Offers what every page that searches a position offers; one that has been won cannot be searched. */
function AddPosition() {
  const { t } = useTranslation('lab')
  const { comparison } = useServices(COMPARISON)
  const { positions } = useChoice()
  const options = usePositionsFor('search')
  const [isOver, setIsOver] = useState(false)
  if (positions.length >= MAX_POSITIONS) return <p className="muted small">{t('noMorePositions', { count: MAX_POSITIONS })}</p>
  const add = (id: string) => {
    const option = options.find((option) => option.id === id)
    if (option === undefined) return
    const position = parsePosition(option.position)
    const isWon = winnerOf(position) !== null
    setIsOver(isWon)
    if (!isWon) comparison.add(formatPosition(position))
  }
  return (
    <>
      <SearchSelect label={t('addPosition')} options={options} value={null} placeholder={t('addPositionHere')} onChange={add} />
      {isOver && (
        <p className="fault" role="alert">
          {t('over')}
        </p>
      )}
    </>
  )
}
