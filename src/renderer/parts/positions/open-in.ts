/**
 * The actions that every page offers for a position that it shows: to inspect it, and to replay and compare its search.
 */
import { useTranslation } from 'react-i18next'
import { parsePosition } from '../../../engine/game/notation.ts'
import { winnerOf } from '../../../engine/game/position.ts'
import { COMPARISON } from '../../model/compare/comparison.ts'
import { INSPECT } from '../../model/inspect/inspect-store.ts'
import type { PositionOption } from '../../model/library/choices.ts'
import { STUDIED } from '../../model/library/studied.ts'
import { openInCompare, openInInspect, openInReplay } from '../../model/library/open-in.ts'
import { useLaterServices } from '../../platform/services.tsx'
import type { MenuAction } from '../../ui/controls/open-menu.tsx'

export interface OpenInAction extends MenuAction {
  readonly name: 'inspect' | 'replay' | 'compare'
  /** The effect of the action, or the reason why it cannot be taken. */
  readonly hint: string
}

/** The actions, for buttons or a menu. A finished game can only be inspected. */
export function useOpenIn(choice: Omit<PositionOption, 'name'>): readonly OpenInAction[] {
  const { t } = useTranslation()
  const app = useLaterServices(COMPARISON, INSPECT, STUDIED)
  const position = parsePosition(choice.position)
  const isOver = winnerOf(position) !== null
  const searching = (name: 'replay' | 'compare', run: () => void) => ({
    name,
    label: t(`openIn.${name}`),
    hint: t(isOver ? 'openIn.isOver' : `openIn.${name}Hint`),
    isDisabled: isOver,
    run,
  })
  return [
    {
      name: 'inspect',
      label: t('openIn.inspect'),
      hint: t('openIn.inspectHint'),
      run: () => openInInspect(app, position, choice.lastStone),
    },
    searching('replay', () => openInReplay(app, choice)),
    searching('compare', () => openInCompare(app, choice)),
  ]
}
