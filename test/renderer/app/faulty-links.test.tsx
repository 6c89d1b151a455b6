/** A faulty link has its fault told in the language, whatever page it leads to. */
import { expect, it } from 'vitest'
import { notice } from '../browser/on-screen.ts'
import { showApp } from '../browser/show.tsx'

const POSITION = 'replay/position=.%2F.....+r'
const SEARCH = `${POSITION}&search=aspiration&depth=2&margin=1&event=0`
const EXERCISE = `${POSITION}&search=minimax&depth=2&questions=cutoff&count=6&seed=1&title=A`

it.each([
  [SEARCH, 'depth=2', '', 'przeszukiwania: brakuje depth'],
  [SEARCH, 'depth=2', 'depth=99', 'przeszukiwania: depth to liczba całkowita od 1 do 31, a nie "99"'],
  [SEARCH, 'margin=1', 'margin=0', 'przeszukiwania: margin to liczba od 0,01 do 100, a nie "0"'],
  [SEARCH, 'aspiration', 'chess', /przeszukiwania: search to jedno z: minimax, .*, a nie "chess"/],
  [SEARCH, '.%2F.....+r', 'b%2Frr...+b', 'przeszukiwania: partia jest skończona'],
  [SEARCH, '.%2F.....+r', '((1+2', 'przeszukiwania: znak 2: ten nawias nie jest zamknięty'],
  [EXERCISE, 'title=A', '', 'przeszukiwania: brakuje title'],
  [EXERCISE, 'cutoff', 'cutoff,cutoff', 'przeszukiwania: questions dwa razy wymienia ten sam rodzaj pytań'],
  [EXERCISE, 'count', 'guess=1&count', 'przeszukiwania: przeszukiwanie w ćwiczeniu nie ma opcji guess'],
  ['inspect/position=x', '', '', 'To nie jest pozycja: pozycja ma dwie części, pierścienie i stronę na ruchu'],
  ['lab/table/position=.%2F......+r', '', '', 'To nie jest pozycja: pierścień b ma 5 pól, a nie 6'],
  ['lab/experiments/plan=%7B%7D', '', '', 'eksperymentu: jest uszkodzony w miejscu „positions”'],
])('%s with %j for %j', async (link, part, other, words) => {
  await showApp(`#${link.replace(part, other)}`, { settings: { language: 'pl' } })
  await expect.element(notice()).toHaveTextContent(words)
})
