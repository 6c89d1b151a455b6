/** Keeps a learnt evaluator as a player, or matches it with the report's. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '../../../../engine/arena/contestant-file.ts'
import type { LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import { cutText } from '../../../../engine/math/cut-text.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { keepAsPlayer, MATCH_DEPTHS, matchTheReport, USUAL_DEPTH } from '../../../model/studies/training/actions.ts'
import { CONTESTS } from '../../../model/studies/contest/contests.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'
import { PLAYERS_PAGE } from '../../../model/players/page-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'

interface LearnedPanelProps {
  /** The training run's name. */
  readonly name: string
  readonly evaluator: LearnedEvaluator
  readonly isDone: boolean
}

export function LearnedPanel({ name, evaluator, isDone }: LearnedPanelProps) {
  const { t } = useTranslation('school')
  const app = useLaterServices(CONTESTS, NOTICE, OWN_PLAYERS, PLAYERS_PAGE)
  const [player, setPlayer] = useState(cutText(name, MAX_NAME_LENGTH))
  const [depth, setDepth] = useState<(typeof MATCH_DEPTHS)[number]>(USUAL_DEPTH)
  return (
    <form
      className="learned"
      aria-label={t('learned.heading')}
      onSubmit={(event) => {
        event.preventDefault()
        keepAsPlayer(app, player, depth, evaluator)
      }}
    >
      <div>
        <h3>{t(isDone ? 'learned.heading' : 'learned.soFar')}</h3>
        <p className="muted small">{t('learned.text')}</p>
      </div>
      <label className="field">
        {t('learned.name')}
        <input
          type="text"
          required
          value={player}
          maxLength={MAX_NAME_LENGTH}
          onChange={(event) => setPlayer(event.target.value)}
        />
      </label>
      <Segmented
        legend={t('learned.depth')}
        options={MATCH_DEPTHS.map((value) => ({ value, label: String(value) }))}
        value={depth}
        onChange={setDepth}
      />
      <div className="buttons">
        <button type="submit" className={isDone ? 'primary' : ''}>
          {t('learned.keep')}
        </button>
        <button type="button" onClick={() => matchTheReport(app, player, depth, evaluator)}>
          {t('learned.match')}
        </button>
      </div>
    </form>
  )
}
