/** The dialog for a new game: who plays on the left, on what terms on the right, and in a sentence what will begin. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { boardOfSize } from '../../../engine/game/board.ts'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Tiles } from '../../ui/controls/tiles.tsx'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { replaceGame } from '../../model/match/leave.ts'
import {
  choiceFrom,
  COLOUR_CHOICES,
  startOfChoice,
  opponentOf,
  seatsFor,
  withBoard,
  type NewGame,
} from '../../model/match/new-game.ts'
import { beatenLevels, nextLevel } from '../../model/players/ladder.ts'
import { playerLabel } from '../../model/players/labels.ts'
import { useResults, whyUnrated } from '../../model/players/results.ts'
import { useSettings } from '../../model/settings.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { BoardChoice } from './board-choice.tsx'
import { ClockChoice } from './clock-choice.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { PlayerSettingsFields } from './player-settings.tsx'
import './new-game-dialog.css'

/** The dialog offers these at its top; another player than a level is chosen below the ladder. */
const KINDS = ['level', 'people', 'computers'] as const

export function NewGameDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('play')
  const app = useServices(MATCH, NOTICE)
  const match = useMatch()
  const { games } = useResults()
  const [choice, setChoice] = useState<NewGame>(() => choiceFrom(match, nextLevel(games, match.game.start)))
  const change = (changed: Partial<NewGame>) => setChoice({ ...choice, ...changed })
  const { pairing } = choice
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const { swapRule, isCasual, control } = choice
    replaceGame(
      app,
      i18n.t('common:notice.newGame'),
      startOfChoice(choice),
      swapRule,
      seatsFor(choice),
      isCasual,
      pairing === 'computers' ? null : control,
    )
    onClose()
    focusBoardNext()
  }
  const isAlone = pairing === 'level' || pairing === 'other'
  return (
    <Modal title={t('newGame.title')} onClose={onClose} className="new-game">
      <form onSubmit={start}>
        <div className="new-game-kind">
          <Segmented
            legend={t('newGame.players')}
            options={KINDS.map((value) => ({ value, label: t(`newGame.pairings.${value}`) }))}
            value={pairing === 'other' ? 'level' : pairing}
            // Where no ladder takes it.
            autoFocus={pairing !== 'level'}
            onChange={(pairing) => change({ pairing })}
          />
        </div>
        <div className="new-game-players stack gap-4">
          <Players choice={choice} change={change} />
        </div>
        <div className="new-game-choices stack">
          <BoardChoice {...choice} change={(board) => setChoice(withBoard(choice, board))} />
          {isAlone && <ColourTiles choice={choice} change={change} />}
          <Checkbox isSelected={choice.swapRule} onChange={(swapRule) => change({ swapRule })}>
            <span>
              {t('newGame.swapRule')}
              <span className="muted small below">{t('newGame.swapNote')}</span>
            </span>
          </Checkbox>
          {pairing !== 'computers' && (
            <ClockChoice control={choice.control} onChange={(control) => change({ control })} />
          )}
          {isAlone && <RatedChoice choice={choice} change={change} />}
        </div>
        <div className="new-game-end row spread gap-4">
          <Summary choice={choice} />
          <DialogButtons
            submit={isAlone ? t('newGame.play', { name: playerLabel(opponentOf(choice)) }) : t('newGame.start')}
          />
        </div>
      </form>
    </Modal>
  )
}

interface ChoiceProps {
  readonly choice: NewGame
  readonly change: (changed: Partial<NewGame>) => void
}

/** Who plays whom: the ladder of levels, another player with its settings, two people, or two computers. */
function Players({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('play')
  const { games } = useResults()
  const { pairing } = choice
  const start = startOfChoice(choice)
  const settings = (name: string, which: 'opponent' | 'second') => (
    <PlayerSettingsFields
      isComputer
      start={start}
      name={name}
      player={choice[which]}
      change={(changed) => change({ [which]: { ...choice[which], ...changed } })}
    />
  )
  switch (pairing) {
    case 'level':
      return (
        <LevelLadder
          // A ladder of its own for each kind of levels, or the focus would follow a change of the board.
          key={String(hasPerfectPlay(start))}
          start={start}
          beaten={beatenLevels(games, start)}
          next={nextLevel(games, start)}
          value={choice.level}
          onChange={(level) => change({ level })}
          onOther={() => change({ pairing: 'other' })}
        />
      )
    case 'other':
      return (
        <>
          {settings(t('newGame.opponent'), 'opponent')}
          <button type="button" className="start" onClick={() => change({ pairing: 'level' })}>
            {t('newGame.allLevels')}
          </button>
        </>
      )
    case 'computers':
      return (
        <>
          <Side colour="red" />
          {settings(COLOUR_NAMES.red, 'second')}
          <Side colour="blue" />
          {settings(COLOUR_NAMES.blue, 'opponent')}
        </>
      )
    case 'people':
      return <TwoPeople />
  }
}

/** A colour, and whether it begins. */
function Side({ colour }: { colour: Colour }) {
  const { t } = useTranslation('play')
  return (
    <p className="row gap-3">
      <StoneIcon colour={colour} size={40} />
      <strong>{COLOUR_NAMES[colour]}</strong>
      <span className="muted">{t(`newGame.colours.${colour}`)}</span>
    </p>
  )
}

function TwoPeople() {
  const { t } = useTranslation('play')
  return (
    <div className="two-people stack gap-4">
      {COLOURS.map((colour) => (
        <Side key={colour} colour={colour} />
      ))}
      <p className="muted">{t('newGame.peopleNote')}</p>
    </div>
  )
}

function ColourTiles({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('play')
  const pictures = {
    red: <StoneIcon colour="red" size={20} />,
    blue: <StoneIcon colour="blue" size={20} />,
    either: (
      <span className="either">
        <StoneIcon colour="red" size={20} />
        <StoneIcon colour="blue" size={20} />
      </span>
    ),
  }
  const name = (colour: (typeof COLOUR_CHOICES)[number]) =>
    colour === 'either' ? t('newGame.either') : COLOUR_NAMES[colour]
  return (
    <Tiles
      legend={t('newGame.colour')}
      tiles={COLOUR_CHOICES.map((value) => ({
        value,
        picture: pictures[value],
        name: name(value),
        note: t(`newGame.colours.${value}`),
      }))}
      value={choice.colour}
      onChange={(colour) => change({ colour })}
    />
  )
}

function RatedChoice({ choice, change }: ChoiceProps) {
  const { t, i18n } = useTranslation('play')
  const reason = whyUnrated(startOfChoice(choice), opponentOf(choice), useSettings())
  return (
    <Checkbox
      isSelected={reason === null && !choice.isCasual}
      isDisabled={reason !== null}
      onChange={(isRated) => change({ isCasual: !isRated })}
    >
      <span>
        {t('newGame.rated')}
        <span className="muted small below">
          {reason === null
            ? t('newGame.ratedNote')
            : t('newGame.unrated', { reason: i18n.t(`players:reasons.${reason}`) })}
        </span>
      </span>
    </Checkbox>
  )
}

/** Says in a sentence what is about to begin. */
function Summary({ choice }: { choice: NewGame }) {
  const { t } = useTranslation('play')
  const { pairing, colour, size, control } = choice
  const nodes = t('newGame.nodes', { count: boardOfSize(size).nodeCount })
  if (pairing === 'people') return <p className="muted">{t('newGame.summary.people', { nodes })}</p>
  const name = playerLabel(opponentOf(choice))
  if (pairing === 'computers')
    return (
      <p className="muted">{t('newGame.summary.computers', { red: playerLabel(choice.second), blue: name, nodes })}</p>
    )
  return (
    <p className="muted">
      {colour === 'either'
        ? t('newGame.summary.either', { name, nodes })
        : t('newGame.summary.alone', { colour: COLOUR_NAMES[colour], name, nodes })}{' '}
      {choice.isCasual && t(control === null ? 'newGame.summary.casual' : 'newGame.summary.casualWithClock')}
    </p>
  )
}
