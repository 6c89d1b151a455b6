/** Pages where perfect play is unknown: each says so at once and offers what there is, and two people play to the end. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { gamePlace } from '../../../../src/renderer/model/library/game-link.ts'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { treeOfMatch } from '../../../../src/renderer/model/review/game-tree.ts'
import { button, expectTexts, headline, more, notice, node, press, region, stones } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

const UNKNOWN = 'who wins is unknown'
const FIRST = play(emptyPosition(7), 0)
const TEXT = formatPosition(FIRST)
const at = (place: string) => `${place}/${new URLSearchParams({ position: TEXT }).toString()}`

/** Places stones in turn, at once. */
function put(names: readonly string[]): void {
  for (const name of names)
    node(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

const numbered = (ring: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${ring}${from + i}`)

/** Red goes along two sides of the outer ring and captures three corners with the last stone; Blue is in the middle. */
const inTurn = (reds: readonly string[], blues: readonly string[]) =>
  reds.flatMap((red, i) => (i === reds.length - 1 ? [red] : [red, blues[i]]))
const GAMES = [
  { size: 5, nodes: 51, moves: inTurn(numbered('e', 1, 9), ['a1', ...numbered('b', 1, 5), 'c1', 'c2']) },
  { size: 7, nodes: 106, moves: inTurn(numbered('g', 1, 13), ['a1', ...numbered('b', 1, 5), ...numbered('c', 1, 6)]) },
] as const

async function begin(size: 4 | 5 | 7, swapRule = false) {
  const shown = await showApp('')
  shown.app.match.start(emptyPosition(size, 3), swapRule, { first: HUMAN, second: HUMAN })
  // The board of the game before is seen until the new one is drawn.
  await expect.element(node({ 4: 'd1', 5: 'e1', 7: 'g1' }[size])).toBeInTheDocument()
  return shown
}

describe.each(GAMES)('two people on $nodes nodes', ({ size, nodes, moves }) => {
  it('play to the third corner, and their game opens in the review with chances alone', async () => {
    const { app } = await begin(size)
    put(moves)
    await expectTexts(headline(), [/^Red wins/])
    await press('v')
    await expect.poll(() => location.hash).toMatch(/^#library\/game-/)
    await expect.element(region('Analysis')).toHaveTextContent('Chance of winning')
    await expect.element(region('Analysis')).toHaveTextContent('as if playouts were independent')
    await expect.element(region('Analysis')).not.toHaveTextContent('Who was winning')
    expect(app.truths.store.getState().error).toBeNull()
  })

  it('are listed among their games with the board and the rule', async () => {
    await begin(size)
    put(moves)
    await expectTexts(headline(), [/^Red wins/])
    location.hash = '#library'
    await expect.element(page.getByText(new RegExp(`${nodes} nodes, three corners`)).first()).toBeVisible()
  })

  it('save their game, and open it by a link', async () => {
    const { app } = await begin(size)
    put(moves.slice(0, 4))
    await press('{Control>}s{/Control}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await press('{Escape}')
    const tree = treeOfMatch(app.match.getState())
    location.hash = gamePlace(tree, 4) ?? ''
    await expect.element(page.getByRole('tree', { name: 'Moves and variations' })).toBeVisible()
    await expect.element(stones()).toHaveLength(4)
    await expect.element(region('Analysis')).toHaveTextContent('as if playouts were independent')
  })

  it('take a move back, and find the game again after a restart', async () => {
    const shown = await begin(size)
    put(moves.slice(0, 4))
    await button('Undo').click()
    await expect.element(stones()).toHaveLength(3)
    await restart(shown, '')
    await expect.element(stones()).toHaveLength(3)
    await expectTexts(headline(), ['Blue to move'])
  })
})

it('two people on 106 nodes swap, and resign', async () => {
  await begin(7, true)
  put(['g1'])
  await button('Swap').click()
  await expectTexts(headline(), ['Colours swapped · Blue to move'])
  await button('Resign').click()
  await expectTexts(headline(), [/resigned/])
})

it('after a game the review is offered, and no mistakes to look for', async () => {
  await begin(5)
  put(GAMES[0].moves)
  await expectTexts(headline(), [/^Red wins/])
  await expect.element(region('After the game').getByRole('button', { name: 'Review', exact: true })).toBeVisible()
  await expect.element(button('Review my mistakes')).not.toBeInTheDocument()
})

it('no move is held back and none is called proven, whatever the settings', async () => {
  const { app } = await begin(4)
  app.settings.setState({ tutor: true, showTruth: true })
  put(['a1'])
  await expect.element(stones()).toHaveLength(1)
  await expect.element(page.getByLabelText('What the marks mean')).toHaveTextContent('chance in per cent')
  expect(app.truths.store.getState().isRunning).toBe(false)
})

it('a hint names a move with its chance, interval and line, and can be stopped', async () => {
  const { app } = await begin(7)
  await button('Hint').click()
  const advice = page.getByRole('group', { name: 'Advice' })
  await expect.element(advice.getByRole('progressbar')).toBeVisible()
  await advice.getByRole('button', { name: 'Stop' }).click()
  await expect
    .element(advice)
    .toHaveTextContent(
      /Playouts favour [a-g]\d+: a chance of [<>]?\d+% \(.+ to .+\) by [\d,]+ playouts?\. Expected: [a-g]\d+/,
    )
  await expect.element(advice).toHaveTextContent('counted as if playouts were independent')
  expect(app.chances.store.getState().running).toBeNull()
})

describe('a hint for the first stone where the other player may swap', () => {
  const advice = () => page.getByRole('group', { name: 'Advice' })
  const hinted = async (size: 4 | 5 | 7, swapRule = true) => {
    const shown = await begin(size, swapRule)
    await button('Hint').click()
    return shown
  }

  it('names fair ones at once', async () => {
    await hinted(7)
    await expect.element(advice()).toHaveTextContent(/a fair first stone is best, such as .+ and g4\./)
    await expect.element(advice().getByRole('progressbar')).not.toBeInTheDocument()
  })

  it('marks each with its games and their interval: those that are fair, and those to be taken over', async () => {
    await hinted(7)
    await expect
      .element(node('e3'))
      .toHaveAccessibleName('e3, empty, fair first stone: Red won 51 of 100 games after it (41% to 61%)')
    await expect
      .element(node('c1'))
      .toHaveAccessibleName('c1, empty, Red won 71 of 100 games after it (61% to 79%): the other player would swap')
    await expect.element(node('c1')).toHaveTextContent('71')
  })

  it('marks those that would be left to Red', async () => {
    await hinted(5)
    await expect.element(node('e1')).toHaveAccessibleName(/Red won 42 of 100 .*: the other player would not swap$/)
  })

  it('explains each colour, and that the numbers are estimates', async () => {
    await hinted(7)
    const legend = advice().getByLabelText('What the marks mean')
    await expect.element(legend).toHaveTextContent('Fair: Red won 45 to 55 of 100 games')
    await expect.element(legend.getByRole('img')).toHaveLength(2)
    await expect
      .element(advice())
      .toHaveTextContent(
        /It is an estimate, which chance alone puts up to 9\.\d points off \(95%\), and proves nothing/,
      )
  })

  it('calls the only one the fairest where none is fair', async () => {
    await hinted(4)
    await expect.element(advice()).toHaveTextContent('Fairest: Red won 82 of 200 games')
  })

  it('is drawn in the other language', async () => {
    const { app } = await hinted(7)
    await expect.element(node('e3')).toHaveAccessibleName(/fair first stone/)
    app.settings.setState({ language: 'pl' })
    await expect.element(node('e3')).toHaveAccessibleName(/sprawiedliwy pierwszy pion: Czerwony wygrał po nim 51 z 100/)
  })

  it('marks nothing once the stone is made', async () => {
    await hinted(7)
    await expect.element(node('g4')).toHaveAccessibleName(/fair first stone/)
    put(['g4'])
    await expect.element(page.getByRole('button', { name: /Red won \d/ })).not.toBeInTheDocument()
  })
})

it('marks of candidates for such a first stone are those of its map, with their own legend', async () => {
  const { app } = await begin(7, true)
  app.settings.setState({ showTruth: true, showEngine: true })
  await expect.element(node('e3')).toHaveAccessibleName(/fair first stone/)
  const legend = page.getByLabelText('What the marks mean')
  await expect.element(legend).toHaveLength(1)
  await expect.element(legend).toHaveTextContent('Fair: ')
})

it('candidates are listed while it thinks, and sharpen when it goes on', async () => {
  const { app } = await begin(5)
  await button('Engine').click()
  const panel = region('Chances by playouts')
  await panel.getByRole('button', { name: 'Think' }).click()
  await expect.element(panel.getByRole('listitem').first()).toHaveTextContent(/\d+%.+ to .+%[\d,]+ playouts? · Line: /)
  await panel.getByRole('button', { name: 'Stop' }).click()
  const playouts = () => [...app.chances.store.getState().known.values()][0].playouts
  const before = playouts()
  await panel.getByRole('button', { name: 'Think on' }).click()
  await expect.poll(playouts).toBeGreaterThan(before)
})

it('a position of a link is inspected by its pieces to win', async () => {
  await showApp(at('#inspect'))
  await expect.element(page.getByText(UNKNOWN)).toBeVisible()
  await expect.element(stones()).toHaveLength(1)
  await expect.element(button('Replay the search')).not.toBeInTheDocument()
})

it('a search of a link is recorded and shown', async () => {
  await showApp(`${at('#replay')}&search=alpha-beta&depth=1`)
  await expect.element(region('Code')).toBeVisible()
  await expect.element(stones()).toHaveLength(1)
})

it('the complete table says in a sentence that it has no such board', async () => {
  await showApp(at('#experiments/table'))
  await expect.element(notice()).toHaveTextContent('31 nodes')
})

it.each(['#replay', '#experiments/compare', '#experiments/searches', '#inspect', '#learn/puzzles', '#learn/mistakes'])(
  'the page at %s is drawn while a game on 106 nodes goes on',
  async (place) => {
    await begin(7)
    put(['g1'])
    location.hash = place
    await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expect.element(page.getByText(/could not be shown/)).not.toBeInTheDocument()
  },
)

it('the menu of the review offers to replay a position', async () => {
  await begin(7)
  put(['g1', 'a1'])
  await more('Review')
  await expect.poll(() => location.hash).toMatch(/#review$/)
  await button('More').click()
  const replay = page.getByRole('menuitem', { name: /Replay/ })
  await expect.element(replay).toBeVisible()
  await expect.element(replay).not.toHaveAttribute('aria-disabled', 'true')
})
