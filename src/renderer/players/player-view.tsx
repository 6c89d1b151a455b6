/** One player: how strong, how it plays, what its evaluator weighs, and what can be done with it. */
import { useTranslation } from 'react-i18next'
import type { Contestant } from '../../engine/arena/contestant.ts'
import { ratingOf } from '../../engine/arena/cast-ratings.ts'
import { LONGEST_NAME } from '../../engine/arena/contestant-file.ts'
import { FEATURES } from '../../engine/evaluator/features.ts'
import type { LinearEvaluator } from '../../engine/evaluator/evaluator.ts'
import { defaultOrdering } from '../../engine/search/search.ts'
import { useApp, useResults } from '../app-context.tsx'
import { decimal, percent } from '../charts/format.ts'
import { ALGORITHM_NAMES, count, ORDERING_NAMES, reasonOf, TABLE_NAMES } from '../words.ts'
import { removeDocument } from '../documents/remove.ts'
import { exportPlayer, playAgainst } from './actions.ts'
import { draftOf } from './draft.ts'
import { contestantLabel } from './names.ts'
import { edit } from './page-store.ts'
import type { OwnPlayer } from './players.ts'
import { evaluatorWords, limitWords, lineOf, ratingWords } from './words.ts'

interface PlayerViewProps {
  readonly contestant: Contestant
  /** Null for one of the cast. */
  readonly own: OwnPlayer | null
}

export function PlayerView({ contestant, own }: PlayerViewProps) {
  const { t, i18n } = useTranslation('players')
  const { name, mind } = contestant
  const evaluator = mind.by === 'search' ? mind.options.evaluator : undefined
  return (
    <section className="panel results player-view" aria-label={contestantLabel(name)}>
      <header>
        <div>
          <h2>{contestantLabel(name)}</h2>
          <p className="muted">{lineOf(contestant)}</p>
        </div>
        <Actions contestant={contestant} own={own} />
      </header>
      {own !== null && own.unsaved !== null && (
        <p className="fault" role="alert">
          {i18n.t('documents:unsaved', { reason: reasonOf(own.unsaved) })}
        </p>
      )}
      <dl className="figures">
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
  const { t, i18n } = useTranslation('players')
  const app = useApp()
  const { players, playersPage, notice } = app
  const label = contestantLabel(contestant.name).slice(0, LONGEST_NAME)
  return (
    <div className="buttons">
      <button className="primary" onClick={() => playAgainst(app, contestant)}>
        {t('view.play')}
      </button>
      {own !== null && <button onClick={() => edit(playersPage, draftOf(contestant, contestant.name, own.id))}>{t('view.change')}</button>}
      <button onClick={() => edit(playersPage, draftOf(contestant, players.freeName(label), null))}>{t('view.duplicate')}</button>
      <button onClick={() => exportPlayer(app, contestant)}>{t('view.export')}</button>
      {own !== null && <button onClick={() => void removeDocument(players, own, notice)}>{i18n.t('documents:remove')}</button>}
    </div>
  )
}

/** How the human has done against it. */
function YourRecord({ name, isCast }: { name: string; isCast: boolean }) {
  const { t } = useTranslation('players')
  const games = useResults().games.filter((game) => game.opponent === name && game.isCast === isCast)
  const won = games.filter(({ isWon }) => isWon).length
  return (
    <div>
      <dt>{t('view.record')}</dt>
      <dd className="huge">{games.length === 0 ? '–' : `${count(won)} : ${count(games.length - won)}`}</dd>
    </div>
  )
}

function Facts({ contestant: { mind, randomness, firstNodes } }: { contestant: Contestant }) {
  const { t } = useTranslation('players')
  const search =
    mind.by === 'oracle'
      ? [[t('facts.search'), t('oracle')]]
      : [
          [t('facts.search'), `${ALGORITHM_NAMES[mind.options.algorithm]}, ${limitWords(mind.options)}`],
          [t('facts.ordering'), ORDERING_NAMES[mind.options.ordering ?? defaultOrdering(mind.options.algorithm)]],
          [t('facts.table'), TABLE_NAMES[mind.options.table ?? 'off']],
          [t('facts.evaluator'), evaluatorWords(mind.options)],
        ]
  const rows = [...search, [t('facts.randomness'), percent(randomness / 100)], [t('facts.firstNodes'), firstNodes.length === 0 ? t('facts.anywhere') : firstNodes.join(', ')]]
  return (
    <dl className="rows player-facts">
      {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
    </dl>
  )
}

/** Bars to the right for what it wants more of, to the left for what it wants less of; for each phase of the game its own. */
export function WeightBars({ evaluator: { phases, attack } }: { evaluator: LinearEvaluator }) {
  const { t } = useTranslation('players')
  const weighed = FEATURES.filter((id) => phases.some((weights) => (weights[id] ?? 0) !== 0))
  const most = Math.max(...weighed.flatMap((id) => phases.map((weights) => Math.abs(weights[id] ?? 0))))
  return (
    <>
      <h3>{t('view.weights')}</h3>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('view.weights')}>
        <table className="weights">
          {phases.length > 1 && (
            <thead>
              <tr>
                <th scope="col">{t('view.feature')}</th>
                {phases.map((_, phase) => (
                  <th key={phase} scope="col">
                    {t('view.phase', { number: phase + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {weighed.map((id) => (
              <tr key={id}>
                <th scope="row">{t(`features.${id}`)}</th>
                {phases.map((weights, phase) => (
                  <td key={phase}>
                    <WeightBar weight={weights[id] ?? 0} most={most} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('view.weightsHint')}</p>
      {attack !== 0 && <p className="muted small">{t(attack > 0 ? 'view.attacks' : 'view.defends', { share: percent(Math.abs(attack)) })}</p>}
    </>
  )
}

function WeightBar({ weight, most }: { weight: number; most: number }) {
  const width = (50 * Math.abs(weight)) / most
  return (
    <span className="weight">
      <svg className="weight-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={weight < 0 ? 'less' : 'more'} x={weight < 0 ? 50 - width : 50} y={0} width={width} height={8} />
        <line x1={50} x2={50} y1={0} y2={8} />
      </svg>
      <span className="number">{weight === 0 ? '0' : `${weight < 0 ? '−' : '+'}${decimal(Math.abs(weight))}`}</span>
    </span>
  )
}
