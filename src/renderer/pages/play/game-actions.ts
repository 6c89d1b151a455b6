/** Exports, links and reviews the game. Play fetches this apart from its page. */
import { exportGame } from '../../model/library/export-game.ts'
import { linkOfMatch } from '../../model/review/game-tree.ts'
import { reviewMatch, reviewMistakes } from '../../model/review/review-mistakes.ts'

export { exportGame, linkOfMatch, reviewMatch, reviewMistakes }
