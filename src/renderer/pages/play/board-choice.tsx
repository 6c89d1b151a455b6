/** The board of a new game and the rule that wins, as pictures with a sentence on the rule. */
import { useTranslation } from 'react-i18next'
import { BOARD_SIZES, boardOfSize } from '../../../engine/game/board.ts'
import { CORNERS_TO_WIN, usualRule, type CornersToWin } from '../../../engine/game/corners.ts'
import { setOf } from '../../../engine/game/node-set.ts'
import { emptyPosition, type Position } from '../../../engine/game/position.ts'
import type { NewGame } from '../../model/match/new-game.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { Tiles } from '../../ui/controls/tiles.tsx'

interface BoardChoiceProps extends Pick<NewGame, 'size' | 'cornersToWin'> {
  readonly change: (changed: Partial<Pick<NewGame, 'size' | 'cornersToWin'>>) => void
}

/** A board comes with its usual rule, which can be changed. */
export function BoardChoice(props: BoardChoiceProps) {
  return (
    <>
      <BoardTiles {...props} />
      <RuleTiles {...props} />
    </>
  )
}

function BoardTiles({ size, change }: BoardChoiceProps) {
  const { t } = useTranslation('play')
  return (
    <Tiles
      legend={t('newGame.boardNodes')}
      tiles={BOARD_SIZES.map((value) => ({
        value,
        picture: <BoardThumbnail position={emptyPosition(value)} size={44} />,
        name: String(boardOfSize(value).nodeCount),
        label: t('newGame.nodes', { count: boardOfSize(value).nodeCount }),
      }))}
      value={size}
      onChange={(size) => change({ size, cornersToWin: usualRule(size) })}
    />
  )
}

/** A position that each rule has just ended: with one chain on three sides, and with the third corner. */
const RULE_PICTURES = {
  1: 'd15 c10 b5 a1 b3 c5 d8 c3 b2 d5',
  3: 'd15 c10 c9 c8 d11 d10 d9 d8 d7',
} as const satisfies Record<CornersToWin, string>

function rulePicture(rule: CornersToWin): Position {
  const start = emptyPosition(4, rule)
  return { ...start, red: setOf(RULE_PICTURES[rule].split(' ').map((name) => start.board.names.indexOf(name))) }
}

function RuleTiles({ cornersToWin, change }: BoardChoiceProps) {
  const { t } = useTranslation('play')
  return (
    <Tiles
      legend={t('newGame.rule')}
      tiles={CORNERS_TO_WIN.map((value) => ({
        value,
        picture: <BoardThumbnail position={rulePicture(value)} size={44} />,
        name: t(`newGame.rules.${value}`),
        note: t(`newGame.ruleNotes.${value}`),
        sentence: t(`newGame.ruleSentences.${value}`),
      }))}
      value={cornersToWin}
      onChange={(cornersToWin) => change({ cornersToWin })}
    />
  )
}
