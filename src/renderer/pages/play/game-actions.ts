/** What is done with the game outside of Play: it is exported, linked and reviewed. Fetched apart from the page. */
import { exportGame } from '../../model/library/export-game.ts'
import { linkOfMatch } from '../../model/review/game-tree.ts'
import { reviewMatch, reviewMistakes } from '../../model/review/review-mistakes.ts'

export { exportGame, linkOfMatch, reviewMatch, reviewMistakes }
