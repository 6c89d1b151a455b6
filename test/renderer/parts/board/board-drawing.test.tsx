/** The drawing of a board of any size: what is legible, what a finger, a mouse and keys do, and what corners say. */
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Colour } from '../../../../src/engine/game/colour.ts'
import { pentagon } from '../../../../src/engine/game/pentagon.ts'
import { BoardDrawing } from '../../../../src/renderer/parts/board/board-drawing.tsx'
import type { BoardDrawingProps } from '../../../../src/renderer/parts/board/drawing-props.ts'
import { node, press } from '../../browser/on-screen.ts'
import { showPart } from '../../browser/show.tsx'

/** The nodes that were played, the last one at the end. */
let played: string[] = []

/** A board that takes stones in turn, as wide and high as the window allows. */
function Board({ size, ...given }: { size: number } & Partial<BoardDrawingProps>) {
  const [board] = useState(() => pentagon(size))
  const [owners, setOwners] = useState<readonly (Colour | null)[]>(given.picture?.owners ?? board.names.map(() => null))
  const free = new Set(board.names.flatMap((_, at) => (owners[at] === null ? [at] : [])))
  return (
    <div style={{ containerType: 'inline-size', width: '100vw', height: '100vh', display: 'grid' }}>
      <BoardDrawing
        label="Board"
        winning={[]}
        mover="red"
        playable={free}
        onNode={(at) => {
          played.push(board.names[at])
          setOwners(owners.with(at, 'red'))
        }}
        {...given}
        picture={{ board, owners }}
      />
    </div>
  )
}

async function show(width: number, height: number, size: number, given: Partial<BoardDrawingProps> = {}) {
  played = []
  await page.viewport(width, height)
  await showPart(<Board size={size} {...given} />)
  await expect.element(node('a1')).toBeInTheDocument()
}

afterEach(() => page.viewport(1280, 820))

const boxes = (selector: string) =>
  page
    .css(selector)
    .elements()
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5

/** The pairs of nodes whose discs lie on one another. */
const discsThatMeet = (all: readonly DOMRect[]) =>
  all.flatMap((a, i) =>
    all.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < (a.width + b.width) / 2 - 0.5),
  )

/** How many pairs of boxes lie on one another. */
const overlaps = (all: readonly DOMRect[]) =>
  all.flatMap((a, i) => all.slice(i + 1).filter((b) => overlap(a, b))).length

const middle = (name: string) => {
  const { left, top, width, height } = node(name).element().getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

type Place = { readonly x: number; readonly y: number }

/** One event of a finger or a mouse, as the browser reports it to what is below it. */
function point(type: string, { x, y }: Place, pointerType = 'touch') {
  const target = document.elementFromPoint(x, y) ?? document.body
  const detail = { clientX: x, clientY: y, pointerType, isPrimary: true, pointerId: 1, bubbles: true }
  target.dispatchEvent(new PointerEvent(type, detail))
}

function tap(place: Place) {
  for (const type of ['pointerdown', 'pointerup', 'click']) point(type, place)
}

const take = () => page.getByRole('button', { name: /^Place on/ })
const aimedAt = (name: string) => expect.element(take()).toHaveTextContent(new RegExp(`\\b${name}\\b`))

describe.each([5, 6, 7])('a board of size %i', (size) => {
  it.each([
    [390, 844],
    [820, 1180],
    [1280, 820],
    [1920, 1080],
  ])('has no stone or text on another at %i × %i, and is whole', async (width, height) => {
    const board = pentagon(size)
    const marks = new Map(
      board.names.flatMap((_, at) =>
        at % 3 === 0 ? [[at, { text: '-12', tone: 'red', strength: 0.5 } as const]] : [],
      ),
    )
    const owners = board.names.map((_, at) => (at % 3 === 1 ? ('blue' as const) : null))
    await show(width, height, size, { marks, picture: { board, owners } })
    expect(discsThatMeet(boxes('.hit'))).toEqual([])
    expect(overlaps(boxes('.board text'))).toBe(0)
    for (const { left, top, right, bottom } of boxes('.board :is(circle, line, text)')) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-4)
      expect(right).toBeLessThanOrEqual(width + 4)
      expect(bottom).toBeLessThanOrEqual(height + 4)
    }
  })
})

describe('names', () => {
  it('are on every one of 31 nodes', async () => {
    await show(1280, 820, 4)
    expect(boxes('.node-name')).toHaveLength(31)
  })

  it('are on one ray and the corners of 106 nodes', async () => {
    await show(1280, 820, 7)
    expect(boxes('.node-name')).toHaveLength(7 + 4)
  })

  it('show on hover, over the board', async () => {
    await show(1280, 820, 7)
    await node('e7').hover()
    await expect.element(page.css('.name-tag')).toHaveTextContent('e7')
  })

  it('show on the node that the arrow keys have reached', async () => {
    await show(1280, 820, 7)
    ;(node('a1').element() as SVGElement).focus()
    await press('{ArrowRight}{ArrowRight}')
    await expect.element(page.css('.name-tag')).toHaveTextContent(/^c\d$/)
  })
})

describe('a finger on 106 nodes of a phone', () => {
  const phone = () => show(390, 844, 7)

  it('aims by a tap, and places by a second one on the node', async () => {
    await phone()
    tap(middle('e7'))
    await aimedAt('e7')
    expect(played).toEqual([])
    tap(middle('e7'))
    await expect.poll(() => played).toEqual(['e7'])
    await expect.element(take()).not.toBeInTheDocument()
  })

  it('places by the button below the magnifier', async () => {
    await phone()
    tap(middle('g4'))
    await take().click()
    expect(played).toEqual(['g4'])
  })

  it('aims anew by a tap on a neighbour in the magnifier', async () => {
    await phone()
    tap(middle('a1'))
    await aimedAt('a1')
    const [from, to] = [middle('a1'), middle('b1')]
    // Everything in it is twice as far from its middle.
    tap({ x: from.x + 2 * (to.x - from.x), y: from.y + 2 * (to.y - from.y) })
    await aimedAt('b1')
    expect(played).toEqual([])
  })

  it('draws the aim along, and places nothing when it is lifted', async () => {
    await phone()
    point('pointerdown', middle('c3'))
    point('pointermove', middle('d4'))
    point('pointermove', middle('e9'))
    await expect.element(page.css('.lens .name-tag')).toHaveTextContent('e9')
    await expect.element(take()).not.toBeInTheDocument()
    const { bottom } = page.css('.lens-rim').element().getBoundingClientRect()
    expect(bottom).toBeLessThan(middle('e9').y)
    point('pointerup', middle('e9'))
    await aimedAt('e9')
    expect(played).toEqual([])
  })

  it('takes the aim back by a tap beside the nodes', async () => {
    await phone()
    tap(middle('e7'))
    await aimedAt('e7')
    tap({ x: 5, y: 5 })
    await expect.element(take()).not.toBeInTheDocument()
    expect(played).toEqual([])
  })

  it('has its aim taken back by Escape, and the node has the focus', async () => {
    await phone()
    tap(middle('e7'))
    await aimedAt('e7')
    await press('{Escape}')
    await expect.element(take()).not.toBeInTheDocument()
    expect(document.activeElement).toBe(node('e7').element())
  })

  it('does not aim at a stone', async () => {
    await phone()
    tap(middle('e7'))
    await take().click()
    tap(middle('e7'))
    await expect.element(take()).not.toBeInTheDocument()
  })
})

describe('a stone is placed at once', () => {
  it('by a mouse, on however small a board', async () => {
    await show(390, 844, 7)
    for (const type of ['pointerdown', 'pointerup', 'click']) point(type, middle('e7'), 'mouse')
    expect(played).toEqual(['e7'])
  })

  it('by a pen', async () => {
    await show(390, 844, 7)
    for (const type of ['pointerdown', 'pointerup', 'click']) point(type, middle('e7'), 'pen')
    expect(played).toEqual(['e7'])
  })

  it('by a finger where nodes are far enough from each other', async () => {
    await show(390, 844, 4)
    tap(middle('c3'))
    expect(played).toEqual(['c3'])
  })

  it('by a click of a screen reader, which no finger comes before', async () => {
    await show(390, 844, 7)
    ;(node('e7').element() as SVGElement).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(played).toEqual(['e7'])
  })

  it('by Enter on the node that has the focus', async () => {
    await show(390, 844, 7)
    ;(node('a1').element() as SVGElement).focus()
    await press('{ArrowUp}{Enter}')
    expect(played).toEqual(['b1'])
  })
})

describe('a captured corner', () => {
  const board = pentagon(7)
  const owners = board.names.map((_, at) => (board.sideLists[0].includes(at) ? ('red' as const) : null))
  const captures = [{ colour: 'red' as const, chain: board.sideLists[0] }, null, null, null, null]
  const corner = () => page.css('[data-corner="0"]')

  it('says by which colour and which chain, in the words of the corner and of its node', async () => {
    await show(1280, 820, 7, { captures, picture: { board, owners } })
    await expect
      .element(corner())
      .toHaveAccessibleName('corner of sides A and E, captured by Red by the chain g1, g2, g3, g4, g5, g6, g7')
    await expect.element(node('g1')).toHaveAccessibleName('g1, corner of sides A and E, captured by Red, red stone')
    expect(page.css('.free-corner').elements()).toHaveLength(4)
  })

  it('lights its chain up on hover and on focus', async () => {
    await show(1280, 820, 7, { captures, picture: { board, owners } })
    await corner().hover()
    await expect.element(page.css('.lit-chain')).toBeInTheDocument()
    await page.css('[data-node="a1"]').hover()
    await expect.element(page.css('.lit-chain')).not.toBeInTheDocument()
    ;(corner().element() as SVGElement).focus()
    await expect.element(page.css('.lit-chain')).toBeInTheDocument()
  })

  it('is not drawn where corners are not what the game is about', async () => {
    await show(1280, 820, 7, { picture: { board, owners } })
    expect(page.css(':is(.capture, .free-corner)').elements()).toHaveLength(0)
  })
})
