import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

const among =
  (...places: string[]) =>
  (place: string) =>
    places.includes(place)

test('the first of the usual places that has one is taken', () => {
  expect(findChromium({}, among('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  expect(findChromium({}, among('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome')
  expect(findChromium({}, among())).toBe(null)
})

test('CHROMIUM_PATH counts before them, and alone', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, among('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome')
  expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, among('/usr/bin/chromium'))).toBe(null)
  expect(findChromium({ CHROMIUM_PATH: '' }, among('/usr/bin/chromium'))).toBe('/usr/bin/chromium')
})
