/** The dialog for a new game: opponent, colour, board, rules, clock, and whether the game is rated. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { areLevelsMeasured } from '../../../engine/arena/levels.ts'
import { hasPerfectPlay, type BoardAndRule } from '../../../engine/game/position.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { RadioList } from '../../ui/controls/radio-list.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Tiles } from '../../ui/controls/tiles.tsx'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { replaceGame } from '../../model/match/leave.ts'
import {
  choiceFrom,
  COLOUR_CHOICES,
  startOfChoice,
  opponentOf,
  PAIRINGS,
  seatsFor,
  withBoard,
  type NewGame,
} from '../../model/match/new-game.ts'
import { beatenLevels, nextLevel } from '../../model/players/ladder.ts'
import { playerLabel } from '../../model/players/labels.ts'
import { ratingFrom } from '../../model/players/own-rating.ts'
import { useResults, whyUnrated } from '../../model/players/results.ts'
import { ownRatingWords } from '../../model/players/words.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import { BoardChoice } from './board-choice.tsx'
import { ClockChoice } from './clock-choice.tsx'
import { LevelLadder } from './level-ladder.tsx'
import { PlayerSettingsFields } from './player-settings.tsx'
import './new-game-dialog.css'

export function NewGameDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('play')
  const app = useServices(MATCH, NOTICE, SETTINGS)
  const settings = useSettings()
  const match = useMatch()
  const { games } = useResults()
  const [choice, setChoice] = useState<NewGame>(() =>
    choiceFrom(match, nextLevel(games, match.game.start), settings.tutor),
  )
  const from = startOfChoice(choice)
  const change = (changed: Partial<NewGame>) => setChoice({ ...choice, ...changed })
  const { pairing } = choice
  const unrated = whyUnrated(from, opponentOf(choice), { ...settings, tutor: choice.tutor })
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const { swapRule, isCasual, tutor, control } = choice
    replaceGame(
      app,
      i18n.t('common:notice.newGame'),
      from,
      swapRule,
      seatsFor(choice),
      isCasual,
      pairing === 'computers' ? null : control,
    )
    // Only now: the game just left was played with the old setting.
    app.settings.setState({ tutor })
    onClose()
    focusBoardNext()
  }
  const isAlone = pairing === 'level' || pairing === 'other'
  return (
    <Modal title={t('newGame.title')} onClose={onClose} className="new-game">
      <form onSubmit={start}>
        <div className="new-game-ladder stack">
          <Introduction start={from} />
          <LevelLadder
            // A ladder of its own for each kind of levels, or the focus would follow a change of the board.
            key={String(hasPerfectPlay(from))}
            start={from}
            beaten={beatenLevels(games, from)}
            next={nextLevel(games, from)}
            value={pairing === 'level' ? choice.level : null}
            onChange={(level) => change({ pairing: 'level', level })}
          />
        </div>
        <div className="new-game-choices stack gap-4">
          {isAlone && <ColourTiles choice={choice} change={change} />}
          <BoardChoice {...choice} change={(board) => setChoice(withBoard(choice, board))} />
          <Checkbox isSelected={choice.swapRule} onChange={(swapRule) => change({ swapRule })}>
            <span>
              {t('newGame.swapRule')}
              <span className="muted small below">{t('newGame.swapNote')}</span>
            </span>
          </Checkbox>
          {pairing !== 'computers' && (
            <ClockChoice control={choice.control} onChange={(control) => change({ control })} />
          )}
          {isAlone && <RatedChoice choice={choice} change={change} reason={unrated} />}
          <Advanced choice={choice} change={change} />
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

function Introduction({ start }: { start: BoardAndRule }) {
  const { t } = useTranslation('play')
  const rating = ratingFrom(useResults().games)
  const isMeasured = areLevelsMeasured(start)
  if (!hasPerfectPlay(start))
    return <p className="muted">{t(isMeasured ? 'newGame.chooseMeasured' : 'newGame.chooseUnmeasured')}</p>
  const words = rating === null ? t('newGame.choose') : t('newGame.chooseRated', { rating: ownRatingWords(rating) })
  return (
    <p className="row spread gap-3 muted">
      <span>{isMeasured ? words : t('newGame.chooseUnmeasured')}</span>
      <span className="number small">{t(isMeasured ? 'newGame.rating' : 'newGame.ratingElsewhere')}</span>
    </p>
  )
}

function ColourTiles({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('play')
  const pictures = {
    red: <StoneIcon colour="red" size={40} />,
    blue: <StoneIcon colour="blue" size={40} />,
    either: (
      <span className="either">
        <StoneIcon colour="red" size={26} />
        <StoneIcon colour="blue" size={26} />
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

function RatedChoice({ choice, change, reason }: ChoiceProps & { reason: ReturnType<typeof whyUnrated> }) {
  const { t, i18n } = useTranslation('play')
  return (
    <div className="stack">
      {reason === null && (
        <Segmented
          legend={t('newGame.counts')}
          options={[
            { value: 'rated', label: t('newGame.rated') },
            { value: 'casual', label: t('newGame.casual') },
          ]}
          value={choice.isCasual ? 'casual' : 'rated'}
          onChange={(value) => change({ isCasual: value === 'casual' })}
        />
      )}
      <p className="muted small">
        {reason === null
          ? t('newGame.ratedNote')
          : t('newGame.unrated', { reason: i18n.t(`players:reasons.${reason}`) })}
      </p>
    </div>
  )
}

/** All other opponents, and the tutor. */
function Advanced({ choice, change }: ChoiceProps) {
  const { t, i18n } = useTranslation('play')
  return (
    <details className="more">
      <summary>{t('newGame.advanced')}</summary>
      <Players choice={choice} change={change} />
      <Checkbox isSelected={choice.tutor} onChange={(tutor) => change({ tutor })}>
        {i18n.t('oracle:tutor')}
      </Checkbox>
    </details>
  )
}

/** Who plays whom, with the settings of computers that are no levels. */
function Players({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('play')
  const { pairing } = choice
  return (
    <>
      <RadioList
        legend={t('newGame.players')}
        options={PAIRINGS.map((value) => ({ value, label: t(`newGame.pairings.${value}`) }))}
        value={pairing}
        onChange={(pairing) => change({ pairing })}
      />
      {pairing === 'other' && (
        <PlayerSettingsFields
          isComputer
          start={startOfChoice(choice)}
          name={t('newGame.opponent')}
          player={choice.opponent}
          change={(changed) => change({ opponent: { ...choice.opponent, ...changed } })}
        />
      )}
      {pairing === 'computers' && (
        <>
          <PlayerSettingsFields
            isComputer
            start={startOfChoice(choice)}
            name={COLOUR_NAMES.red}
            player={choice.second}
            change={(changed) => change({ second: { ...choice.second, ...changed } })}
          />
          <PlayerSettingsFields
            isComputer
            start={startOfChoice(choice)}
            name={COLOUR_NAMES.blue}
            player={choice.opponent}
            change={(changed) => change({ opponent: { ...choice.opponent, ...changed } })}
          />
        </>
      )}
    </>
  )
}
