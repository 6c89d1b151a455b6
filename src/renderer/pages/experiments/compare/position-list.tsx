/** The positions compared, each with a small board: one is looked at closely, and they can be added and removed. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPosition, parsePosition } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { COMPARISON, useChoice } from '../../../model/compare/comparison.ts'
import { MAX_POSITIONS } from '../../../model/compare/comparison-file.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { usePositionsFor } from '../../../parts/positions/position-choice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { Picture } from '../../../ui/controls/icon-button.tsx'
import { SearchSelect } from '../../../ui/controls/search-select.tsx'
import { usePositionWords } from './position-words.ts'

export function PositionList() {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { positions, position: shown } = useChoice()
  const names = usePositionWords(positions)
  const [again, setAgain] = useState({ position: '', times: 0 })
  // Another key starts the flash again.
  const keyOf = (position: string) => (position === again.position ? `${position} ${again.times}` : position)
  return (
    <section className="compared-positions stack" aria-label={t('positions')}>
      <h3>{t('positions')}</h3>
      <ul>
        {positions.map((position) => (
          <li
            key={keyOf(position)}
            className={`${position === shown ? 'selected' : ''} ${position === again.position ? 'again' : ''}`}
          >
            <button
              className="quiet compared-position row"
              aria-pressed={position === shown}
              title={position}
              onClick={() => comparison.choose({ position })}
            >
              <BoardThumbnail position={parsePosition(position)} size={32} />
              {names.get(position)}
            </button>
            <button
              className="quiet"
              aria-label={t('removePosition', { name: names.get(position) })}
              onClick={() => comparison.remove(position)}
            >
              <Picture of="close" />
            </button>
          </li>
        ))}
      </ul>
      <AddPosition onAgain={(position) => setAgain(({ times }) => ({ position, times: times + 1 }))} />
    </section>
  )
}

/** Offers what every page that searches a position offers; one that has been won cannot be searched. */
function AddPosition({ onAgain }: { onAgain: (position: string) => void }) {
  const { t } = useTranslation('lab')
  const { comparison } = useLaterServices(COMPARISON)
  const { positions } = useChoice()
  const options = usePositionsFor('search')
  const names = usePositionWords(positions)
  const [refused, setRefused] = useState<
    { readonly why: 'over' } | { readonly why: 'again'; readonly position: string } | null
  >(null)
  if (positions.length >= MAX_POSITIONS)
    return <p className="muted small">{t('noMorePositions', { count: MAX_POSITIONS })}</p>
  const add = (id: string) => {
    const option = options.find((option) => option.id === id)
    if (option === undefined) return
    const parsed = parsePosition(option.position)
    if (winnerOf(parsed) !== null) return setRefused({ why: 'over' })
    const position = formatPosition(parsed)
    if (comparison.add(position)) return setRefused(null)
    setRefused({ why: 'again', position })
    onAgain(position)
  }
  return (
    <>
      <SearchSelect
        label={t('addPosition')}
        options={options}
        value={null}
        placeholder={t('addPositionHere')}
        onChange={add}
      />
      {refused?.why === 'over' && (
        <p className="fault" role="alert">
          {t('over')}
        </p>
      )}
      <p className="small" role="status">
        {refused?.why === 'again' &&
          names.has(refused.position) &&
          t('inTheList', { name: names.get(refused.position) })}
      </p>
    </>
  )
}
