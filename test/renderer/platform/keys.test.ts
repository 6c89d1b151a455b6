/** Which keys reach the app at all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardKeys } from '../../../src/renderer/platform/keys.ts'

/** An element that is found by the selectors with this word. */
class Focused {
  constructor(readonly kind: string) {}

  closest(selector: string): Focused | null {
    return selector.split(', ').some((part) => part.startsWith(this.kind)) ? this : null
  }
}

beforeEach(() => void vi.stubGlobal('Element', Focused))
afterEach(() => void vi.unstubAllGlobals())

/** Sends keys to a window; returns which of them arrive, and whether the browser may still act on the last. */
function send(focused: string, ...keys: (Partial<KeyboardEvent> & { key: string })[]) {
  const window = new EventTarget()
  guardKeys(window)
  const arrived: string[] = []
  window.addEventListener('keydown', (event) => {
    arrived.push((event as KeyboardEvent).key)
    if (focused === 'board') event.preventDefault()
  })
  let isLeft = true
  for (const key of keys) {
    const event = new Event('keydown', { cancelable: true })
    Object.defineProperties(event, { target: { value: new Focused(focused) } })
    isLeft = window.dispatchEvent(Object.assign(event, { isComposing: false, keyCode: 0, repeat: false }, key))
  }
  return { arrived, isLeft }
}

const held = (key: string) => [{ key }, { key, repeat: true }, { key, repeat: true }]

it('no key that an input method takes reaches the app, and the input method gets it', () => {
  for (const key of ['Enter', 'Escape', ',', 'Backspace', 'ArrowDown', 'F2']) {
    expect(send('input', { key, isComposing: true })).toEqual({ arrived: [], isLeft: true })
    expect(send('input', { key, keyCode: 229 })).toEqual({ arrived: [], isLeft: true })
    expect(send('input', { key }).arrived).toEqual([key])
  }
})

it('a key held down deletes, presses or closes one thing only', () => {
  for (const key of ['Delete', 'Backspace', 'Enter', 'Escape', ' '])
    expect(send('button', ...held(key)).arrived).toEqual([key])
})

it('Enter held down on a button does not press it again', () => {
  expect(send('button', ...held('Enter')).isLeft).toBe(false)
})

it('Space held down scrolls the page, but not where it did something else at first', () => {
  expect(send('main', ...held(' ')).isLeft).toBe(true)
  expect(send('board', ...held(' ')).isLeft).toBe(false)
})

it('a key held down goes on moving', () => {
  for (const key of ['ArrowLeft', 'PageDown', 'Tab', 'i']) expect(send('button', ...held(key)).arrived).toHaveLength(3)
})

it('a key held down goes on writing in a field', () => {
  for (const key of ['Backspace', 'Delete', ' '])
    for (const field of ['input', 'textarea']) expect(send(field, ...held(key)).arrived).toHaveLength(3)
  expect(send('textarea', ...held('Enter')).arrived).toHaveLength(3)
  expect(send('input', ...held('Enter')).arrived).toHaveLength(1)
})
