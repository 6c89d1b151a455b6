/** The form for a new contest: presets that start at one click, or a plan with its number of games. */
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_TESTED_ELO } from '../../../../contract/limits.ts'
import { MATCH_FIELDS } from '../../../../contract/studies/match.ts'
import { playsOn, programsAmong, type Contestant } from '../../../../engine/arena/contestant.ts'
import { CORNERS_TO_WIN, usualRule } from '../../../../engine/game/corners.ts'
import { fitsBits, hasPerfectPlay } from '../../../../engine/game/position.ts'
import { READY_SEARCHES, readySearchOf, withReadyPlayers } from '../../../../engine/arena/ready-searches.ts'
import { READY_TIME, TIMED_PLAYERS } from '../../../../engine/arena/timed-players.ts'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { isRatedBoard, ratingOf } from '../../../../engine/arena/cast-ratings.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { ratingWords, shortRating } from '../../../model/players/words.ts'
import {
  CONTEST_DRAFT,
  offeredOn,
  startOfDraft,
  type ContestDraft,
} from '../../../model/studies/contest/contest-draft.ts'
import { OpeningFields } from '../../../parts/studies/opening-fields.tsx'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import './contest-form.css'

export function ContestForm() {
  return <StudyForm kind={CONTESTS} Fields={Fields} />
}

function Fields(props: FieldsProps<ContestDraft>) {
  return (
    <div className="form-groups contest-groups">
      <ContestantsGroup {...props} />
      <GamesGroup {...props} />
    </div>
  )
}

function ContestantsGroup({ draft, choose }: FieldsProps<ContestDraft>) {
  const { t } = useTranslation('arena')
  const start = startOfDraft(draft)
  const players = offeredOn(start, useContestants())
  const all = players.filter((player) => playsOn(player, start)).map(({ name }) => name)
  const known = withReadyPlayers(players).map(({ name }) => name)
  const toggle = (name: string, isChosen: boolean) =>
    choose({ contestants: known.filter((other) => (other === name ? isChosen : draft.contestants.includes(other))) })
  const isAll = all.every((name) => draft.contestants.includes(name))
  return (
    <fieldset className="group">
      <legend>{t('form.contestants')}</legend>
      {!fitsBits(start) && <p className="muted small">{t('form.searchesOnly')}</p>}
      <div className="contestants grid fill">
        {players
          .filter((player) => readySearchOf(player.name)?.contestant !== player)
          .map((player) => (
            <Contender
              key={player.name}
              player={player}
              draft={draft}
              onChange={(isChosen) => toggle(player.name, isChosen)}
            />
          ))}
      </div>
      <Searches draft={draft} toggle={toggle} />
      <div className="buttons">
        <button type="button" className="quiet" onClick={() => choose({ contestants: isAll ? [] : all })}>
          {t(isAll ? 'form.nobody' : 'form.everybody')}
        </button>
      </div>
    </fieldset>
  )
}

interface SearchesProps {
  readonly draft: ContestDraft
  readonly toggle: (name: string, isChosen: boolean) => void
}

/** The searches by f that are ready to play: a line for each algorithm, with its depths. */
function Searches({ draft, toggle }: SearchesProps) {
  const { t } = useTranslation('arena')
  const isRated = isRatedBoard(startOfDraft(draft))
  return (
    <div className="ready-searches">
      <p className="muted small">{t('form.timed', { time: READY_TIME })}</p>
      {TIMED_PLAYERS.map(({ name }) => (
        <Checkbox
          key={name}
          isSelected={draft.contestants.includes(name)}
          onChange={(isChosen) => toggle(name, isChosen)}
        >
          {contestantLabel(name)}
        </Checkbox>
      ))}
      <p className="muted small">{t('form.searches')}</p>
      {READY_SEARCHES.map(({ algorithm, searches }) => (
        <div key={algorithm} role="group" aria-label={ALGORITHM_NAMES[algorithm]}>
          <span>{ALGORITHM_NAMES[algorithm]}</span>
          {searches.map(({ depth, contestant: { name } }) => (
            <Checkbox
              key={name}
              aria-label={contestantLabel(name)}
              isSelected={draft.contestants.includes(name)}
              onChange={(isChosen) => toggle(name, isChosen)}
            >
              <span>
                {depth}{' '}
                {isRated && ratingOf(name) !== null && <span className="muted small number">{shortRating(name)}</span>}
              </span>
            </Checkbox>
          ))}
        </div>
      ))}
    </div>
  )
}

interface ContenderProps {
  readonly player: Contestant
  readonly draft: ContestDraft
  readonly onChange: (isChosen: boolean) => void
}

function Contender({ player, draft, onChange }: ContenderProps) {
  const { name } = player
  const start = startOfDraft(draft)
  const canPlay = playsOn(player, start)
  return (
    <Checkbox isSelected={canPlay && draft.contestants.includes(name)} isDisabled={!canPlay} onChange={onChange}>
      <span className={canPlay ? 'contestant-name' : 'contestant-name muted'}>{contestantLabel(name)}</span>{' '}
      {isRatedBoard(start) && <span className="muted small number">{ratingWords(name)}</span>}
    </Checkbox>
  )
}

interface NotedBoxProps extends Pick<ComponentProps<typeof Checkbox>, 'isSelected' | 'isDisabled' | 'onChange'> {
  readonly label: string
  readonly note: string
}

/** A box to tick, with what it means or why it cannot be ticked. */
function NotedBox({ label, note, ...box }: NotedBoxProps) {
  return (
    <>
      <Checkbox {...box}>{label}</Checkbox>
      <p className="muted small check-note">{note}</p>
    </>
  )
}

function GamesGroup({ draft, choose }: FieldsProps<ContestDraft>) {
  const { t } = useTranslation('arena')
  const { contestants } = CONTEST_DRAFT.planOf(draft, useContestants()).tournament
  const hasProgram = programsAmong(contestants).length > 0
  const isKnown = hasPerfectPlay(startOfDraft(draft)) && !hasProgram
  const unknown = t(hasProgram ? 'form.withProgram' : 'form.unknown')
  const isMatch = contestants.length === 2
  return (
    <fieldset className="group">
      <legend>{t('form.games')}</legend>
      <OpeningFields
        of={MATCH_FIELDS}
        draft={draft}
        isEmpty={draft.swapRule}
        players={contestants}
        choose={(part) =>
          choose(part.boardSize === undefined ? part : { ...part, cornersToWin: usualRule(part.boardSize) })
        }
      />
      <Segmented
        legend={t('form.rule')}
        options={CORNERS_TO_WIN.map((value) => ({ value, label: t(`form.rules.${value}`) }))}
        value={draft.cornersToWin}
        onChange={(cornersToWin) => choose({ cornersToWin })}
      />
      <NotedBox
        isSelected={draft.swapRule}
        onChange={(swapRule) => choose({ swapRule })}
        label={t('form.swapRule')}
        note={t('form.swapRuleText')}
      />
      {!draft.swapRule && (
        <NotedBox
          isSelected={draft.isBalanced && isKnown}
          isDisabled={!isKnown}
          onChange={(isBalanced) => choose({ isBalanced })}
          label={t('form.balanced')}
          note={isKnown ? t('form.balancedText') : unknown}
        />
      )}
      <NotedBox
        isSelected={draft.isJudged && isKnown}
        isDisabled={!isKnown}
        onChange={(isJudged) => choose({ isJudged })}
        label={t('form.judged')}
        note={isKnown ? t('form.judgedText') : unknown}
      />
      <NotedBox
        isSelected={draft.isTested && isMatch}
        isDisabled={!isMatch}
        onChange={(isTested) => choose({ isTested })}
        label={t('form.tested')}
        note={t(isMatch ? 'form.testedText' : 'form.testedOnlyTwo')}
      />
      {draft.isTested && isMatch && (
        <div className="field-pair">
          <NumberField
            label={t('form.elo0')}
            min={-MAX_TESTED_ELO}
            max={MAX_TESTED_ELO}
            value={draft.elo0}
            onChange={(elo0) => choose({ elo0 })}
          />
          <NumberField
            label={t('form.elo1')}
            min={-MAX_TESTED_ELO}
            max={MAX_TESTED_ELO}
            value={draft.elo1}
            onChange={(elo1) => choose({ elo1 })}
          />
        </div>
      )}
    </fieldset>
  )
}
