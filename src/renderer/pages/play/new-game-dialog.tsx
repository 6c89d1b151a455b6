/** A new game: which board, who plays, whether colours may be swapped. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { emptyPosition } from '../../../engine/game/position.ts'
import { seatOf } from '../../../engine/game/game.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { DialogButtons, Modal } from '../../ui/controls/modal.tsx'
import { RadioList } from '../../ui/controls/radio-list.tsx'
import { MATCH, type Seats, useMatch } from '../../model/match/match-store.ts'
import { replaceGame } from '../../model/match/leave.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'

const PAIRINGS = [
  { name: 'red', first: true, second: false },
  { name: 'blue', first: false, second: true },
  { name: 'people', first: true, second: true },
  { name: 'computers', first: false, second: false },
] as const

/** The seats, as settled for the colours that are played now. */
function seatsFor(pairing: (typeof PAIRINGS)[number], red: Seats['first'], blue: Seats['second']): Seats {
  return { first: { ...red, human: pairing.first }, second: { ...blue, human: pairing.second } }
}

export function NewGameDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('play')
  const app = useServices(MATCH, NOTICE)
  const { game, seats } = useMatch()
  const red = seats[seatOf(game, 'red')]
  const blue = seats[seatOf(game, 'blue')]
  const [size, setSize] = useState<BoardSize>(game.start.board.size)
  const [swapRule, setSwapRule] = useState(game.swapRule)
  const [pairing, setPairing] = useState<(typeof PAIRINGS)[number]>(
    PAIRINGS.find(({ first, second }) => first === red.human && second === blue.human) ?? PAIRINGS[0],
  )
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    replaceGame(app, i18n.t('common:notice.newGame'), emptyPosition(size), swapRule, seatsFor(pairing, red, blue))
    onClose()
    focusBoardNext()
  }
  return (
    <Modal title={t('newGame.title')} onClose={onClose}>
      <form onSubmit={start}>
        <RadioList
          legend={t('newGame.players')}
          options={PAIRINGS.map((value) => ({ value, label: t(`newGame.pairings.${value.name}`) }))}
          value={pairing}
          onChange={setPairing}
          autoFocus
        />
        <RadioList
          legend={t('newGame.board')}
          options={BOARD_SIZES.toReversed().map((value) => ({ value, label: t('newGame.nodes', { count: boardOfSize(value).nodeCount }) }))}
          value={size}
          onChange={setSize}
        />
        <Checkbox isSelected={swapRule} onChange={setSwapRule}>
          {t('newGame.swapRule')}
        </Checkbox>
        <DialogButtons submit={t('newGame.start')} />
      </form>
    </Modal>
  )
}
