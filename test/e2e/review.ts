/** Drives the review of a game. */
import { expect, type AppPage } from './app.ts'

/** No move gives the win away: Red wins all along, and in the variation too. */
export const QUIET = '(;FF[4]GM[531]GN[Four moves]PB[Ann]PW[Ben];B[c1]C[The start.];W[d1](;B[b1];W[c2])(;B[c3]))'
/** Moves 1 and 2 give the win away. */
export const FOUR = '(;FF[4]GM[531]GN[Four moves]PB[Ann]PW[Ben];B[a1]C[The centre.];W[b1](;B[c1];W[c2])(;B[c3]))'

/** The win changes hands with moves 3, 6 and 11; moves 4, 7 and 9 alone kept it. */
export const CHANGES =
  '(;FF[4]GM[531]GN[Ann – Ben]PB[Ann]PW[Ben];B[d1];W[d4];B[d5];W[c3];B[d13];W[d15];B[c1];W[c10];B[b1];W[b5];B[b2];W[c4];B[b3];W[c5];B[c6];W[d7])'

export class Review {
  constructor(readonly app: AppPage) {}

  /** Opens the review of a game by a link that has the whole game, which takes it into the library. */
  static async of(app: AppPage, sgf: string): Promise<Review> {
    await app.page.goto(`./#game/${new URLSearchParams({ sgf }).toString()}`)
    await expect(app.page).toHaveURL(/#library\/[0-9a-f-]{36}(\/moment=0)?$/)
    return Review.opened(app)
  }

  /** The review of a game that is being opened. */
  static async opened(app: AppPage): Promise<Review> {
    const review = new Review(app)
    // Keys before that are still those of the page before.
    await expect(review.tree).toBeVisible()
    return review
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

  /** f over the moves, in the engine's dialog. */
  get graph() {
    return this.app.page.getByRole('application', { name: 'Balance of stones (f)' })
  }

  get analysis() {
    return this.app.page.getByRole('region', { name: 'Analysis' })
  }

  /** The block about the moment shown, with the one thing to do next. */
  get block() {
    return this.app.page.getByTestId('moment-block')
  }

  get notice() {
    return this.app.notice
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.app.page.keyboard.press(key)
  }

  /** Until all is proven. The analysis of a game that is over begins by itself. */
  async proven(): Promise<void> {
    await expect(this.analysis.getByText('proven', { exact: true })).toBeVisible({ timeout: 60_000 })
  }

  /** Once everything is saved. */
  async reload(): Promise<void> {
    await expect(this.app.saving).toHaveText('Saved')
    await this.app.page.reload()
    await expect(this.tree).toBeVisible()
  }
}
