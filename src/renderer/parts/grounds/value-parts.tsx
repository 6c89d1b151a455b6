/**
 * The parts of the value at the end of a line: by features, where it is a sum of them, by stones and by groups of
 * stones.
 */
import { rounded } from '../../../engine/math/rounding.ts'
import { useTranslation } from 'react-i18next'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { Ground } from '../../../engine/arena/grounds.ts'
import type { Contributions, StoneGroup } from '../../../engine/evaluation/contributions.ts'
import { SIDE_NAMES, type Board } from '../../../engine/game/board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { nodesOf } from '../../../engine/game/node-set.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { signed } from '../../language/words.ts'
import { FeatureMeanings } from '../players/feature-meanings.tsx'
import { AmountBar, maxSize } from './amount-bar.tsx'
import { StoneParts } from './stone-parts.tsx'

interface ValuePartsProps {
  readonly board: Board
  readonly ground: Ground
  readonly evaluator: Contestant
}

export function ValueParts({ board, ground: { node, value, leaf }, evaluator: { mind } }: ValuePartsProps) {
  const { t } = useTranslation('grounds')
  const title = t('parts.title', { node: board.names[node], value: signed(value) })
  if (leaf === null)
    return (
      <>
        <h3>{title}</h3>
        <p className="muted">{t('parts.over')}</p>
      </>
    )
  const { contributions } = leaf
  const linear = mind.by === 'search' && mind.options.evaluator?.kind === 'linear' ? mind.options.evaluator : null
  const leans = Math.sign(linear?.attack ?? 0)
  return (
    <>
      <h3>{title}</h3>
      <p className="muted small">{t('parts.where')}</p>
      <div className="grounds-columns">
        <div className="grounds-moves stack">
          {contributions.features.length === 0 ? (
            <p className="muted small">{t('parts.noFeatures')}</p>
          ) : (
            <FeatureParts contributions={contributions} sum={t(linear === null ? 'parts.f' : 'parts.sum')} />
          )}
          {leans !== 0 && <p className="muted small">{t(leans > 0 ? 'parts.attacks' : 'parts.defends')}</p>}
          <GroupParts board={board} contributions={contributions} />
        </div>
        <figure className="grounds-line">
          <StoneParts position={parsePosition(leaf.position)} contributions={contributions} />
          <figcaption className="muted small">{t('parts.occlusion')}</figcaption>
        </figure>
      </div>
    </>
  )
}

/** Weights and amounts have many decimals; two are enough. */
const amountWords = (amount: number) => signed(rounded(amount, 2))

function FeatureParts({ contributions: { features }, sum }: { contributions: Contributions; sum: string }) {
  const { t } = useTranslation(['grounds', 'players'])
  const max = maxSize(features.map(({ amount }) => amount))
  return (
    <>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('parts.features')}>
        <table>
          <caption>{t('parts.features')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('parts.feature')}</th>
              <th scope="col">{t('parts.adds')}</th>
              {COLOURS.map((colour) => (
                <th key={colour} scope="col" className="number">
                  {COLOUR_NAMES[colour]}
                </th>
              ))}
              <th scope="col" className="number">
                {t('parts.weight')}
              </th>
            </tr>
          </thead>
          <tbody>
            {features.map(({ id, weight, red, blue, amount }) => (
              <tr key={id}>
                <th scope="row">{t(`players:features.${id}`)}</th>
                <td>
                  <AmountBar amount={amount} max={max} words={amountWords(amount)} />
                </td>
                <td className="number">{red}</td>
                <td className="number">{blue}</td>
                <td className="number">{amountWords(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{sum}</p>
      <FeatureMeanings ids={features.map(({ id }) => id)} />
    </>
  )
}

function GroupParts({ board, contributions: { groups } }: { board: Board; contributions: Contributions }) {
  const { t } = useTranslation('grounds')
  const max = maxSize(groups.map(({ amount }) => amount))
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('parts.groups')}>
      <table>
        <caption>{t('parts.groups')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('parts.group')}</th>
            <th scope="col">{t('parts.adds')}</th>
            <th scope="col">{t('parts.stones')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ id, stones, amount }) => (
            <tr key={id}>
              <th scope="row">{groupWords(id)}</th>
              <td>
                <AmountBar amount={amount} max={max} words={amountWords(amount)} />
              </td>
              <td className="grounds-words">{Array.from(nodesOf(stones), (node) => board.names[node]).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function groupWords(id: StoneGroup): string {
  const side = SIDE_NAMES.find((name) => name === id)
  return side === undefined
    ? i18n.t(`grounds:group.${id as Exclude<StoneGroup, (typeof SIDE_NAMES)[number]>}`)
    : i18n.t('grounds:group.side', { side })
}
