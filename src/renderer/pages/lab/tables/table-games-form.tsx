/** The form for games with one table: ready-made ones that start at one click, or a plan with its size. */
import { useTranslation } from 'react-i18next'
import { BOARD_SIZES, boardOfSize } from '../../../../engine/game/board.ts'
import { MAX_SEED } from '../../../../engine/lab/sample.ts'
import { MAX_TABLE_GAMES, MAX_TABLE_SERIES, TABLE_OPPONENTS, TABLE_ROOMS } from '../../../../engine/lab/table-games.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../../../engine/search/search.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { newSeed } from '../../../model/studies/new-seed.ts'
import type { TableGamesDraft } from '../../../model/studies/table-games/draft.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games/table-games.ts'
import { roomWords } from '../../../model/studies/table-games/words.ts'
import { type FieldsProps, StudyForm } from '../../../parts/studies/study-form.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Choices } from '../../../ui/controls/choices.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'

export function TableGamesForm() {
  const { t } = useTranslation('tables')
  const intro = (
    <>
      <h2>{t('question')}</h2>
      <p className="muted">{t('intro')}</p>
    </>
  )
  return <StudyForm study={useServices(TABLE_GAMES).tableGames} intro={intro} Fields={Fields} />
}

function Fields(props: FieldsProps<TableGamesDraft>) {
  return (
    <div className="form-groups">
      <SearchGroup {...props} />
      <GamesGroup {...props} />
    </div>
  )
}

function SearchGroup({ draft: { algorithm, depth, rooms }, choose }: FieldsProps<TableGamesDraft>) {
  const { t } = useTranslation('tables')
  return (
    <fieldset className="group">
      <legend>{t('form.search')}</legend>
      <div className="field-pair">
        <Select
          label={t('form.algorithm')}
          isLabelShown
          options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
          value={algorithm}
          onChange={(algorithm) => choose({ algorithm })}
        />
        <NumberField
          label={t('form.depth')}
          min={1}
          max={MAX_DEPTH}
          value={depth}
          onChange={(depth) => choose({ depth })}
        />
      </div>
      <Choices
        legend={t('form.rooms')}
        options={TABLE_ROOMS.map((room) => ({ value: String(room), label: roomWords(room) }))}
        values={rooms.map(String)}
        onChange={(values) => choose({ rooms: TABLE_ROOMS.filter((room) => values.includes(String(room))) })}
      />
      <p className="muted small">{t('form.roomsText')}</p>
    </fieldset>
  )
}

function GamesGroup({ draft: { opponent, boardSize, games, series, seed }, choose }: FieldsProps<TableGamesDraft>) {
  const { t } = useTranslation(['tables', 'experiments'])
  return (
    <fieldset className="group">
      <legend>{t('form.games')}</legend>
      <Segmented
        legend={t('form.opponent')}
        options={TABLE_OPPONENTS.map((value) => ({ value, label: t(`opponents.${value}`) }))}
        value={opponent}
        onChange={(opponent) => choose({ opponent })}
      />
      <p className="muted small">{t(`opponentTexts.${opponent}`)}</p>
      <Select
        label={t('experiments:form.size')}
        isLabelShown
        options={BOARD_SIZES.map((size) => ({
          value: size,
          label: t('experiments:form.sizes', { count: size, nodes: boardOfSize(size).nodeCount }),
        }))}
        value={boardSize}
        onChange={(boardSize) => choose({ boardSize })}
      />
      <div className="field-pair">
        <NumberField
          label={t('form.count')}
          min={1}
          max={MAX_TABLE_GAMES}
          value={games}
          onChange={(games) => choose({ games })}
        />
        <NumberField
          label={t('form.series')}
          min={1}
          max={MAX_TABLE_SERIES}
          value={series}
          onChange={(series) => choose({ series })}
        />
      </div>
      <p className="muted small">{t('form.seriesText')}</p>
      <div className="wrap align-end gap-x-3 seed">
        <NumberField
          label={t('experiments:form.seed')}
          min={0}
          max={MAX_SEED}
          value={seed}
          onChange={(seed) => choose({ seed })}
          isName
        />
        <button type="button" onClick={() => choose({ seed: newSeed() })}>
          {t('experiments:form.newSeed')}
        </button>
      </div>
    </fieldset>
  )
}
