/** The choice of the position to test, and of the stone that counts as its last. */
import { useTranslation } from 'react-i18next'
import { positionOf } from '../../../../engine/game/game.ts'
import { nodesOf } from '../../../../engine/game/node-set.ts'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { ownerOf, stonesOf, type Position } from '../../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { chooseLastStone } from '../../../model/inspect/terminal-walk.ts'
import { BUILT_INS } from '../../../model/library/built-ins.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TakePosition } from '../take-position.tsx'
import { useWalk } from './use-walk.ts'

export function WalkTools({ drawn }: { drawn: Position }) {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const walk = useWalk(drawn)
  const stones = Array.from(nodesOf(stonesOf(drawn)), (node) => {
    const colour = ownerOf(drawn, node)
    return { value: node, label: `${drawn.board.names[node]} · ${colour === null ? '' : COLOUR_NAMES[colour]}` }
  })
  return (
    <section className="panel" aria-label={t('tools.title')}>
      <TakePosition />
      <BuiltInNotes drawn={drawn} />
      {walk && (
        <Select
          label={t('tools.lastStone')}
          isLabelShown
          options={stones}
          value={walk.lastStone}
          onChange={(node) => chooseLastStone(inspect, node)}
        />
      )}
    </section>
  )
}

/** The notes of a built-in position: what it is, and that the report's pictures are lost. */
function BuiltInNotes({ drawn }: { drawn: Position }) {
  const { t } = useTranslation('library')
  const text = formatPosition(drawn)
  const known = BUILT_INS.find(({ tag, game }) => tag === 'report' && formatPosition(positionOf(game)) === text)
  if (known === undefined) return null
  return (
    <details className="more">
      <summary>{t(`builtIn.${known.key}.name`)}</summary>
      <p className="small">{t(`builtIn.${known.key}.notes`)}</p>
    </details>
  )
}
