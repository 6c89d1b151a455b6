/** On paper the page is whole, in light colours, and without the menu and the news. */
import type { Detector } from './detector.ts'

/** Light ink, from tokens.css. */
const INK = 'rgb(29, 35, 41)'

export const paper: Detector = ({ page }) =>
  page.evaluate((ink) => {
    const bottom = document.documentElement.scrollHeight
    const cutOff = [...document.querySelectorAll('#app *')].flatMap((element) => {
      // What only a screen reader is told is clipped, and takes no room.
      const isOther = element.matches('input, textarea, progress, .visually-hidden *')
      if (element instanceof SVGElement || !element.checkVisibility() || isOther) return []
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const isCut =
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) ||
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      return webkitLineClamp === 'none' &&
        element.clientWidth > 1 &&
        (isCut || element.getBoundingClientRect().bottom > bottom + 1)
        ? [`${element.tagName}.${element.className} is cut`]
        : []
    })
    const menu = document.querySelector('header nav')
    const shown = [menu, document.querySelector('.notice')].flatMap((element) =>
      element?.checkVisibility() ? [`${element.tagName}.${element.className} is printed`] : [],
    )
    if (menu === null) shown.push('there is no menu to be left out')
    const { color } = getComputedStyle(document.querySelector('#app *') as Element)
    return [...cutOff, ...shown, ...(color === ink ? [] : [`the ink is ${color}`])]
  }, INK)
