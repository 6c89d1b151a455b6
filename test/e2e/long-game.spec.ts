/** The review of a long game. */
import { START, type GameTree } from '../../src/engine/game/game-tree.ts'
import { TreeBuilder } from '../../src/engine/game/tree-builder.ts'
import { emptyPosition, legalMoves, type Position } from '../../src/engine/game/position.ts'
import { Random } from '../engine/math/random.ts'
import { expect, test } from './app.ts'
import { Review } from './review.ts'

/** A game of so many moves with variations in variations, as SGF. */
function longGame(moves: number): string {
  const random = new Random(5)
  const builder = new TreeBuilder(emptyPosition(4), false)
  const open: { id: number; position: Position; tried: Set<number> }[] = [
    { id: START, position: emptyPosition(4), tried: new Set() },
  ]
  while (builder.size <= moves) {
    const { id, position, tried } = random.pick(open)
    const move = random.pick([...legalMoves(position).filter((node) => !tried.has(node)), -1])
    if (move < 0) continue
    tried.add(move)
    const next = builder.add(
      id,
      move,
      random.below(40) === 0 ? { comment: 'A remark, as long as people make them.' } : {},
    )
    open.push({
      id: next,
      position: builder.tree({} as never, null).moments.get(next)?.position as Position,
      tried: new Set(),
    })
  }
  const tree = builder.tree({} as never, null)
  return `(;FF[4]GM[531]GN[Long]${textAfter(tree, START)})`
}

function textAfter(tree: GameTree, id: number): string {
  const { position, children } = tree.moments.get(id) as NonNullable<ReturnType<GameTree['moments']['get']>>
  const texts = children.map((child) => {
    const { move, comment } = tree.moments.get(child) as NonNullable<ReturnType<GameTree['moments']['get']>>
    return `;${position.toMove === 'red' ? 'B' : 'W'}[${position.board.names[move as number]}]${comment && `C[${comment}]`}${textAfter(tree, child)}`
  })
  return texts.length === 1 ? texts[0] : texts.map((text) => `(${text})`).join('')
}

test('of a game of 10,000 moves only the rows near are in the page, and one goes through it by keys and by mouse', async ({
  app,
}) => {
  const review = await Review.of(app, longGame(10_000))
  const address = app.page.url()
  await app.page.goto('./#library')
  await app.page.goto(address)
  await expect(review.current).toBeInViewport()
  expect(await review.tree.getByRole('treeitem').count()).toBeLessThan(1500)
  await review.press('End')
  await expect(review.current).toBeInViewport()
  const last = await review.current.getAttribute('aria-label')
  await review.press('ArrowLeft', 'ArrowLeft')
  await expect(review.current).toBeInViewport()
  await review.press('ArrowRight', 'ArrowRight')
  await expect(review.current).toHaveAccessibleName(last as string)
  // At the far end of the list, too.
  await review.tree.evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await review.tree.getByRole('treeitem').last().click()
  await expect(review.current).toBeInViewport()
  await app.more('Delete from here on')
  await expect(review.notice).toContainText('deleted')
})
