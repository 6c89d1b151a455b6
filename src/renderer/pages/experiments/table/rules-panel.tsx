/** Play by rules alone, held against the table: in which won positions its move keeps the win. */
import { useTranslation } from 'react-i18next'
import type { Kept, RuleCheck } from '../../../../engine/arena/rule-check.ts'
import { RULES } from '../../../../engine/arena/rules.ts'
import { castOf } from '../../../../engine/arena/cast.ts'
import { percent } from '../../../language/format.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { playAgainst } from '../../../model/players/actions.ts'
import { MATCH } from '../../../model/match/match-store.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { useServices } from '../../../platform/services.tsx'

/** Shares to a tenth of a per cent, as the command prints them. */
const TENTHS = { step: 0.001 }

export function RulesPanel({ rules: { byRule, atStake, met } }: { rules: RuleCheck }) {
  const { t } = useTranslation('table')
  const app = useServices(MATCH, NOTICE)
  const follower = castOf('rule-follower')
  const all = Object.values(byRule).reduce((sum, { positions, kept }) => ({
    positions: sum.positions + positions,
    kept: sum.kept + kept,
  }))
  const rows: readonly (readonly [string, Kept])[] = [
    ...RULES.map((rule) => [t(`rules.${rule}`), byRule[rule]] as const),
    [t('rules.all'), all],
    [t('rules.atStake'), atStake],
    [t('rules.met', { player: COLOUR_NAMES.red }), met.red],
    [t('rules.met', { player: COLOUR_NAMES.blue }), met.blue],
  ]
  return (
    <section className="panel table-rules" aria-label={t('rules.title')}>
      <h2>{t('rules.title')}</h2>
      <p>{t('rules.text')}</p>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('rules.caption')}>
        <table>
          <caption>{t('rules.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('rules.chosen')}</th>
              {(['positions', 'kept', 'share'] as const).map((name) => (
                <th key={name} scope="col" className="number">
                  {t(`rules.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { positions, kept }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="number">{count(positions)}</td>
                <td className="number">{count(kept)}</td>
                <td className="number">{positions === 0 ? '–' : percent(kept / positions, TENTHS)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('rules.note')}</p>
      <div className="buttons">
        {follower && <button onClick={() => playAgainst(app, follower)}>{t('rules.playAgainst')}</button>}
      </div>
    </section>
  )
}
