/** Words that claim more than a figure can show, in either language. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Claims about intervals, tests and maxima that the texts once made and that are not true. */
const OVERSTATED = [
  /two times in three|dwóch przypadkach na trzy/i,
  /one time in twenty[.,"]|raz na dwadzieścia[.,"]/i,
  /95% certainty|pewnością 95/i,
  /clearly wins|clear win|wyraźnie wygra|wyraźną wygraną/i,
  /is proven stronger|proven stronger/i,
  /best child|najlepsze dziecko/i,
  /corrected for the early end|poprawiono ze względu na wcześniejszy koniec/i,
  /chance does not explain|niewyjaśnione przypadkiem/i,
  /(fills|in use|zapełnia|zajęte jest)[^.]* at most|(zapełnia|zajęte jest) najwyżej/i,
  /lost clearly|nie stracił wyraźnie/i,
  /nearly as large|prawie tak duża/i,
  /wins? the most of the playouts|wins? most of these playouts|wygra(ł|wa) najwięcej/i,
  /of all widths/i,
]

/** Words of documents for differences that a sample has not shown. */
const UNSHOWN = [/gained nothing/i, /helped nothing/i, /showed what matters/i, /\*\* decides/i]

it.each(['en', 'pl'])('no text in %s says so', (language) => {
  const texts = readdirSync(`src/locales/${language}`).flatMap((file) =>
    readFileSync(`src/locales/${language}/${file}`, 'utf8').split('\n'),
  )
  expect(texts.filter((text) => OVERSTATED.some((words) => words.test(text)))).toEqual([])
})

it('no document says so', () => {
  const texts = readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => readFileSync(`docs/${file}`, 'utf8').split('\n'))
  expect(texts.filter((text) => [...OVERSTATED, ...UNSHOWN].some((words) => words.test(text)))).toEqual([])
})
