/**
 * Leaves word of how the page looks, for `public/first-look.js` at the next start, which runs before the session has
 * been read.
 */
import { positionOf } from '../../engine/game/game.ts'
import type { LEARNING } from '../model/learn/learning.ts'
import { waitsForReturn } from '../model/match/coming-back.ts'
import type { MATCH } from '../model/match/match-store.ts'
import type { SETTINGS } from '../model/settings.ts'
import type { Needs } from '../platform/services.tsx'

export function rememberLook({
  settings,
  learning,
  match,
}: Needs<typeof SETTINGS | typeof LEARNING | typeof MATCH>): void {
  let left = ''
  const remember = () => {
    const { language, theme, motion, textScale, showEngine, showNames, orientation } = settings.getState()
    const { board, cornersToWin } = positionOf(match.getState().game)
    // The picture shows a board of 31 nodes, upright and with its names, by the rule of three sides, and no drawer.
    const isOther = showEngine || !showNames || orientation !== 0 || board.size !== 4 || cornersToWin !== 1
    const { isOffered } = learning.getState()
    const isBack = waitsForReturn(match.getState())
    const chosen = language === 'system' ? {} : { language }
    const look = JSON.stringify({ ...chosen, theme, motion, textScale, isOffered, isOther, isBack })
    if (look === left) return
    left = look
    try {
      localStorage.setItem('poly-y-look', look)
    } catch {
      // A hint alone: without it the next start shows its picture as a first one does.
    }
  }
  for (const store of [settings, learning, match]) store.subscribe(remember)
  remember()
}
