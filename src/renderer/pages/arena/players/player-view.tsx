/** One player: its rating, how it plays, the weights of its evaluator, and what can be done with it. */
import { useTranslation } from 'react-i18next'
import type { Contestant, ProgramStrategy } from '../../../../engine/arena/contestant.ts'
import { ratingOf } from '../../../../engine/arena/cast-ratings.ts'
import { MAX_NAME_LENGTH } from '../../../../engine/arena/contestant-file.ts'
import { cutText } from '../../../../engine/math/cut-text.ts'
import { withNumbers } from '../../../../engine/game/unseen.ts'
import { defaultOrdering } from '../../../../engine/search/methods.ts'
import { decimal, percent } from '../../../language/format.ts'
import { count, reasonOf } from '../../../language/words.ts'
import { removeDocument } from '../../../model/documents/remove.ts'
import { exportPlayer, playAgainst } from '../../../model/players/actions.ts'
import { draftOf } from '../../../model/players/draft.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import { edit, editProgram, PLAYERS_PAGE } from '../../../model/players/page-store.ts'
import { programDraftOf } from '../../../model/players/program.ts'
import { OWN_PLAYERS, type OwnPlayer } from '../../../model/players/players.ts'
import { evaluatorWords, limitWords, lineOf, playoutLimitWords, ratingWords } from '../../../model/players/words.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../../language/names.ts'
import { WeightBars } from '../../../parts/players/weight-bars.tsx'
import { DESKTOP } from '../../../platform/download.ts'
import { MATCH } from '../../../model/match/match-store.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { isOnRatedBoard, useResults } from '../../../model/players/results.ts'
import './player-view.css'

interface PlayerViewProps {
  readonly contestant: Contestant
  /** The user's own player; null for one of the cast. */
  readonly own: OwnPlayer | null
}

export function PlayerView({ contestant, own }: PlayerViewProps) {
  const { t, i18n } = useTranslation(['players', 'yours'])
  const { name, mind } = contestant
  const evaluator = mind.by === 'search' ? mind.options.evaluator : undefined
  return (
    <section className="panel results player-view" aria-label={contestantLabel(name)}>
      <header>
        <div>
          <h2 className="title">{contestantLabel(name)}</h2>
          <p className="muted">{lineOf(contestant)}</p>
        </div>
        <Actions contestant={contestant} own={own} />
      </header>
      {own !== null && own.unsaved !== null && (
        <p className="fault" role="alert">
          {i18n.t('documents:unsaved', { reason: reasonOf(own.unsaved) })}
        </p>
      )}
      <dl className="wrap figures">
        <div>
          <dt>{t('view.rating')}</dt>
          <dd className="huge">{own === null ? ratingWords(name) : t('unmeasured')}</dd>
        </div>
        <YourRecord name={name} isCast={own === null} />
      </dl>
      {own === null && ratingOf(name) !== null && <p className="muted small">{t('view.scale')}</p>}
      <h3>{t('view.plays')}</h3>
      <Facts contestant={contestant} />
      {evaluator?.kind === 'linear' && <WeightBars evaluator={evaluator} />}
    </section>
  )
}

function Actions({ contestant, own }: PlayerViewProps) {
  const { t, i18n } = useTranslation(['players', 'yours'])
  const app = useLaterServices(DESKTOP, MATCH, NOTICE, OWN_PLAYERS, PLAYERS_PAGE)
  const { players, playersPage, notice } = app
  const label = cutText(contestantLabel(contestant.name), MAX_NAME_LENGTH)
  const change = (name: string, id: string | null) =>
    contestant.mind.by === 'program'
      ? editProgram(playersPage, programDraftOf(contestant.mind.options, name, id))
      : edit(playersPage, draftOf(contestant, name, id))
  return (
    <div className="buttons">
      <button className="primary" onClick={() => playAgainst(app, contestant)}>
        {t('view.play')}
      </button>
      {own !== null && <button onClick={() => change(contestant.name, own.id)}>{t('view.change')}</button>}
      <button onClick={() => change(players.freeName(label), null)}>{t('view.duplicate')}</button>
      <button onClick={() => exportPlayer(app, contestant)}>{t('view.export')}</button>
      {own !== null && (
        <button onClick={() => void removeDocument(players, own, notice)}>{i18n.t('documents:remove')}</button>
      )}
    </div>
  )
}

/** The human's wins and losses against the player, on the board and by the rule of its rating. */
function YourRecord({ name, isCast }: { name: string; isCast: boolean }) {
  const { t } = useTranslation(['players', 'yours'])
  const games = useResults().games.filter(
    (game) => game.opponent === name && game.isCast === isCast && isOnRatedBoard(game),
  )
  const won = games.filter(({ isWon }) => isWon).length
  return (
    <div>
      <dt>{t('view.record')}</dt>
      <dd className="huge">{games.length === 0 ? '–' : `${count(won)} : ${count(games.length - won)}`}</dd>
    </div>
  )
}

function Facts({ contestant: { mind, randomness, firstNodes } }: { contestant: Contestant }) {
  const { t } = useTranslation(['players', 'yours'])
  if (mind.by === 'program') return <ProgramFacts program={mind.options} />
  const strategy =
    mind.by === 'search'
      ? [
          [t('facts.search'), `${ALGORITHM_NAMES[mind.options.algorithm]}, ${limitWords(mind.options)}`],
          [t('facts.ordering'), ORDERING_NAMES[mind.options.ordering ?? defaultOrdering(mind.options.algorithm)]],
          [t('facts.table'), TABLE_NAMES[mind.options.table ?? 'off']],
          [t('facts.evaluator'), evaluatorWords(mind.options)],
        ]
      : [[t('facts.search'), t(`form.minds.${mind.by}`)]]
  const ofPlayouts =
    mind.by === 'playouts'
      ? [
          [t('yours:form.limit'), playoutLimitWords(mind.options)],
          [t('yours:form.priors'), t(`yours:form.priorNames.${mind.options.priors}`)],
        ]
      : []
  const rows = [
    ...strategy,
    ...ofPlayouts,
    [t('facts.randomness'), percent(randomness / 100)],
    [t('facts.firstNodes'), firstNodes.length === 0 ? t('facts.anywhere') : firstNodes.join(', ')],
  ]
  return <FactRows rows={rows} />
}

function ProgramFacts({ program: { command, protocol, moveMs, megabytes } }: { program: ProgramStrategy }) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <>
      <FactRows
        rows={[
          [t('yours:program.command'), withNumbers(command)],
          [t('yours:program.protocol'), t(`yours:program.protocols.${protocol}`)],
          [t('yours:program.seconds'), decimal(moveMs / 1000)],
          [t('yours:program.megabytes'), count(megabytes)],
        ]}
      />
      <p className="muted small">{t('yours:program.asked')}</p>
    </>
  )
}

function FactRows({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="rows player-facts">
      {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
    </dl>
  )
}
