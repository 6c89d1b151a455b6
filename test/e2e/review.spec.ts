/** The review of a game: going through it, its variations and remarks, the graph of f, and the moves that lost most. */
import { START, TreeBuilder, type GameTree } from '../../src/engine/game-tree.ts'
import { emptyPosition, legalMoves, type Position } from '../../src/engine/position.ts'
import { Random } from '../engine/random.ts'
import { expect, test, type AppPage } from './app.ts'

const FOUR = '(;FF[4]GM[531]GN[Four moves]PB[Ann]PW[Ben];B[a1]C[The centre.];W[b1](;B[c1];W[c2])(;B[c3]))'
/** Red could win at once on d7; he plays a1, and Blue wins on d15. */
const BLUNDER = '(;FF[4]GM[531]GN[A blunder]AB[c1][d4][d5][d6][d11]AW[c4][c9][d1][d12][d14];B[a1];W[d15])'

class Review {
  constructor(readonly app: AppPage) {}

  /** Takes games into the library and opens the first one's review; gives its address. */
  static async of(app: AppPage, sgf: string): Promise<Review> {
    await app.page.goto('./#library')
    await expect(app.page.getByRole('grid')).toBeVisible()
    await app.paste(sgf)
    await app.page.getByRole('link', { name: 'Open in review' }).click()
    await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}$/)
    return new Review(app)
  }

  get tree() {
    return this.app.page.getByRole('tree', { name: 'Moves and variations' })
  }

  move(name: string | RegExp) {
    return this.tree.getByRole('treeitem', { name })
  }

  get current() {
    return this.tree.locator('[aria-selected="true"]')
  }

  get graph() {
    return this.app.page.getByRole('application', { name: 'f over the moves' })
  }

  get losses() {
    return this.app.page.getByRole('region', { name: 'Most ground lost' })
  }

  get notice() {
    return this.app.page.locator('.notice')
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.app.page.keyboard.press(key)
  }

  async search(): Promise<void> {
    await this.app.button('Search the moves').click()
    await expect(this.losses.getByText(/positions? searched/)).toBeVisible({ timeout: 30_000 })
  }

  /** After a moment for the last save. */
  async reload(): Promise<void> {
    await this.app.page.waitForTimeout(300)
    await this.app.page.reload()
    await expect(this.tree).toBeVisible()
  }
}

test('one goes through a game by keys and by clicking, along its lines and from one variation to another', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  await expect(app.headline).toContainText('Start')
  await review.press('ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect(app.headline).toContainText('Move 3: Red c1 · variation 1 of 2')
  await expect(app.node('c1')).toHaveAccessibleName(/last move/)
  await expect(app.stones).toHaveCount(3)
  await expect(app.page.locator('main > [role="status"]')).toContainText('Move 3: Red c1. variation 1 of 2')
  await review.press('ArrowDown')
  await expect(app.headline).toContainText('Move 3: Red c3 · variation 2 of 2')
  // Going back along a variation does not leave it.
  await review.press('Home', 'End')
  await expect(review.current).toHaveAccessibleName(/Move 3: Red c3/)
  await review.press('ArrowUp', 'End')
  await expect(app.headline).toContainText('Move 4: Blue c2')
  await review.press('ArrowRight')
  await expect(app.stones).toHaveCount(4)
  await review.move(/Move 2: Blue b1/).click()
  await expect(app.stones).toHaveCount(2)
  await app.button('A move back').click()
  await expect(app.headline).toContainText('Move 1: Red a1')
  await app.button('To the end').click()
  await app.button('A move on').click()
  await expect(app.stones).toHaveCount(4)
  await expect(app.position).toHaveText('r/b..../rb......../............... r')
})

test('a variation is played with the mouse and with the keyboard, and is there after a reload', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  await review.press('ArrowRight')
  await app.node('d7').click()
  await expect(review.current).toHaveAccessibleName(/Move 2: Blue d7/)
  await app.node('d10').focus()
  await review.press('Enter')
  await expect(review.current).toHaveAccessibleName(/Move 3: Red d10/)
  // On the board the arrow keys go from node to node.
  await review.press('ArrowUp')
  await expect(review.current).toHaveAccessibleName(/Move 3: Red d10/)
  await review.reload()
  await expect(review.move(/Move 2: Blue d7/)).toBeVisible()
  await review.move(/Move 3: Red d10/).click()
  await expect(app.position).toHaveText('r/...../........../......b..r..... b')
  // What is there already is not added again.
  await review.press('Home', 'ArrowRight')
  await app.node('d7').click()
  await expect(review.tree.getByRole('treeitem')).toHaveCount(8)
})

test('a variation is put first and back by undoing, and a move is deleted and brought back', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  const items = review.tree.getByRole('treeitem')
  await review.move(/Red c3/).click()
  await app.button('Put first').click()
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c3', 'c1', 'c2'])
  await expect(app.button('Put first')).toBeDisabled()
  await review.press('Control+z')
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c1', 'c3', 'c2'])
  await review.press('Control+y')
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c3', 'c1', 'c2'])
  await review.move(/Red c1/).click()
  await review.tree.focus()
  await review.press('Delete')
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c3'])
  await expect(review.notice).toContainText('2 moves deleted')
  await app.button('Undo that').click()
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c3', 'c1', 'c2'])
  await app.button('Delete').click()
  await review.reload()
  await expect(items).toHaveText(['Start', 'a1', 'b1', 'c3'])
})

test('moments are given names and comments, which are saved as they are typed', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  const comment = app.page.getByRole('textbox', { name: 'Comment' })
  await expect(comment).toHaveValue('')
  await review.move(/Red a1/).click()
  await expect(comment).toHaveValue('The centre.')
  await comment.fill('The centre,\nof course. \\]:')
  await review.press('ArrowLeft', 'Home')
  await expect(app.headline).toContainText('Move 1')
  // Leaving at once keeps what was typed last.
  await review.move(/Blue b1/).click()
  await app.page.getByRole('textbox', { name: 'Name' }).fill('Here')
  await review.reload()
  await expect(review.tree).toContainText('Here')
  await review.move(/Red a1/).click()
  await expect(comment).toHaveValue('The centre,\nof course. \\]:')
  await expect(review.tree).toContainText('of course.')
})

test('a swap is played where the rule allows it', async ({ app }) => {
  const review = await Review.of(app, '(;FF[4]GM[531]SZ[3]RU[swap];B[b1];W[c1])')
  await review.press('ArrowRight')
  await app.button('Swap colours').click()
  await expect(review.current).toHaveAccessibleName(/Move 2: Blue swap. variation 2 of 2/)
  await expect(app.button('Swap colours')).toHaveCount(0)
  await app.node('c5').click()
  await expect(app.node('c5')).toHaveClass(/blue/)
  await review.reload()
  await review.move(/Blue swap/).click()
  await expect(app.stones).toHaveCount(1)
})

test('what comes with the app is changed in a copy', async ({ app }) => {
  await app.page.goto('./#library/built-in:race')
  await expect(app.headline).toContainText('Start')
  await app.node('a1').click()
  await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}$/)
  await expect(app.page.locator('.notice')).toContainText('“A race” comes with the app: the change is in a copy of it')
  await app.node('d15').click()
  await expect(app.page.getByText('1 Blue has won')).toHaveCount(0)
  const review = new Review(app)
  await review.reload()
  await expect(review.tree.getByRole('treeitem')).toHaveCount(3)
  await app.page.goto('./#library/built-in:race')
  await expect(review.tree.getByRole('treeitem')).toHaveCount(1)
  // A comment may be typed right over the copying.
  await app.page.getByRole('textbox', { name: 'Comment' }).pressSequentially('A note of some length, typed at leisure', { delay: 25 })
  await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}$/)
  await expect(app.page.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await review.reload()
  await expect(app.page.getByRole('textbox', { name: 'Comment' })).toHaveValue('A note of some length, typed at leisure')
})

test('the graph goes to moves, by pointing and by keys, and says the values', async ({ app }) => {
  const review = await Review.of(app, BLUNDER)
  const box = (await review.graph.boundingBox()) as { x: number; y: number; width: number; height: number }
  await app.page.mouse.click(box.x + box.width - 12, box.y + box.height / 2)
  await expect(app.headline).toContainText('Move 2: Blue d15')
  await review.graph.focus()
  await review.press('ArrowLeft')
  await expect(app.headline).toContainText('Move 1: Red a1')
  await expect(app.page.getByText('move 1 Red a1, by itself: 0')).toBeAttached()
  await review.press('End')
  await expect(app.page.getByText('move 2 Blue d15, by itself: −∞')).toBeAttached()
  await review.press('Home')
  await expect(app.headline).toContainText('Start')
  // Held down, the pointer draws the board along.
  await app.page.mouse.move(box.x + box.width - 12, box.y + box.height / 2)
  await app.page.mouse.down()
  await app.page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2, { steps: 5 })
  await expect(app.headline).toContainText('Move 1: Red a1')
  await app.page.mouse.up()
})

test('the search finds the move that gave the win away, and shows a better one', async ({ app }) => {
  const review = await Review.of(app, BLUNDER)
  await expect(app.page.locator('.verdict')).toHaveText(/^Judged by f alone\. .*Blue won with move 2\.$/)
  await app.choose('Search', 'Alpha-beta')
  await app.page.getByLabel('Depth 3').check()
  await review.search()
  await expect(app.page.locator('.verdict')).toHaveText('In the lead: Red at move 0, Blue from move 1 on. It turned with move 1, Red a1. Blue won with move 2.')
  const loss = review.losses.getByRole('listitem')
  await expect(loss).toHaveText(['1a1gave a win away for a loss; better d7'])
  await loss.getByRole('button').click()
  await expect(app.headline).toContainText('Move 1: Red a1')
  await expect(app.node('d7')).toHaveAccessibleName(/d7.*would have been better/)
  await expect(review.move(/Move 1: Red a1. gave a win away for a loss; better d7/)).toHaveText('a1−∞')
  // What was found stays, and a new variation is searched as it is played.
  await review.press('ArrowLeft')
  await app.node('d7').click()
  await expect(review.losses.getByText('2 positions searched.')).toBeVisible()
  await expect(app.page.locator('.verdict')).toHaveText('In the lead: Red from move 0 on. Red won with move 1.')
  await review.press('ArrowUp')
  await expect(loss).toHaveCount(1)
  await app.page.getByRole('link', { name: 'Inspect' }).click()
  await app.page.goBack()
  await expect(loss).toHaveCount(1)
})

test('a long search reports on its way, and is stopped at once', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  await app.choose('Search', 'Minimax')
  await app.page.getByLabel('Depth 6').check()
  await app.button('Search the moves').click()
  await expect(review.losses.getByText('0 of 5 positions…')).toBeVisible()
  await expect(app.page.getByText('Engine reviewing')).toBeVisible()
  await review.press('ArrowRight')
  await app.button('Stop').click()
  await expect(app.page.getByText('Engine idle')).toBeVisible()
  await app.choose('Search', 'NegaScout')
  await app.page.getByLabel('Depth 2').check()
  await review.search()
})

test('from any moment one plays on, inspects, and takes the game along', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const review = await Review.of(app, FOUR)
  await review.press('ArrowRight', 'ArrowRight')
  await app.button('Copy SGF').click()
  await expect(review.notice).toContainText('Copied')
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toContain('GN[Four moves]')
  await app.button('Copy position').click()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe('r/b..../........../............... r')
  await app.button('Inspect').click()
  await expect(app.position).toHaveText('r/b..../........../............... r')
  await app.page.goBack()
  await review.press('ArrowRight')
  await app.button('Play from here').click()
  // Blue is the computer, as set up, and answers.
  await expect(app.headline).toHaveText('Red · your move')
  await expect(app.stones).toHaveCount(4)
  await expect(app.node('c1')).toHaveClass(/red/)
  await app.button('Undo').click()
  await expect(app.stones).toHaveCount(2)
})

test('the game being played is reviewed as it is, and worked on once it is in the library', async ({ app }) => {
  await app.open()
  await expect(app.button('Review')).toBeDisabled()
  await app.newGame('Two people')
  for (const name of ['a1', 'b1', 'c1']) await app.node(name).click()
  await app.button('Review').click()
  await expect(app.page).toHaveURL(/#review$/)
  await expect(app.headline).toContainText('Move 3: Red c1')
  const review = new Review(app)
  await review.press('ArrowLeft')
  await expect(app.stones).toHaveCount(2)
  await expect(app.page.getByRole('textbox', { name: 'Comment' })).toHaveCount(0)
  await app.node('d1').click()
  await expect(app.stones).toHaveCount(2)
  await app.button('Save and edit').click()
  await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}$/)
  await expect(app.headline).toContainText('Move 2: Blue b1')
  await app.node('d1').click()
  await expect(review.current).toHaveAccessibleName(/Move 3: Red d1. variation 2 of 2/)
})

test('a game that is not there, or cannot be read, says so', async ({ app }) => {
  await app.page.goto('./#library/11111111-1111-4111-8111-111111111111')
  await expect(app.page.getByText('There is no such game in the library.')).toBeVisible()
  await app.page.getByRole('link', { name: 'To the library' }).click()
  await expect(app.page.getByRole('grid')).toBeVisible()
})

/** A game of so many moves with variations in variations, as SGF. */
function longGame(moves: number): string {
  const random = new Random(5)
  const builder = new TreeBuilder(emptyPosition(4), false)
  const open: { id: number; position: Position; tried: Set<number> }[] = [{ id: START, position: emptyPosition(4), tried: new Set() }]
  while (builder.size <= moves) {
    const { id, position, tried } = random.pick(open.slice(-200))
    const move = random.pick([...legalMoves(position).filter((node) => !tried.has(node)), -1])
    if (move < 0) continue
    tried.add(move)
    const next = builder.add(id, move, random.below(40) === 0 ? { comment: 'A remark, as long as people make them.' } : {})
    open.push({ id: next, position: builder.tree({} as never, null).moments.get(next)?.position as Position, tried: new Set() })
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

test('a game of 10,000 moves opens in under a second, and one goes through it without a pause', async ({ app }, info) => {
  const review = await Review.of(app, longGame(10_000))
  const address = app.page.url()
  await app.page.goto('./#library')
  const opening = await app.page.evaluate(async (address) => {
    const begin = performance.now()
    location.href = address
    while (document.querySelector('.move-tree [aria-selected="true"]') === null) await new Promise(requestAnimationFrame)
    return performance.now() - begin
  }, address)
  info.annotations.push({ type: 'opening, ms', description: opening.toFixed(0) })
  expect(opening).toBeLessThan(1000)
  // Of its rows only those near are in the page.
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
  await app.button('Delete').click()
  await expect(review.notice).toContainText('deleted')
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`Review, ${colorScheme}: accessible and whole at every size`, async ({ app }, info) => {
      const review = await Review.of(app, BLUNDER)
      await app.expectAccessible()
      await app.page.getByLabel('Depth 2').check()
      await review.search()
      await review.losses.getByRole('listitem').getByRole('button').click()
      await app.page.getByText('Cheapest sets').click()
      await app.expectAccessible()
      await app.expectToFit(info, `review-${colorScheme}`, [[1440, 900], [1024, 700], [390, 844]])
      await app.page.goto('./#review')
      await app.expectAccessible()
    })
  })
