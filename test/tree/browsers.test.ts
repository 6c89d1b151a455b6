/** The page is held to the oldest browsers that the README names: it uses nothing newer, unless its lack harms nothing. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { OLDEST } from '../../scripts/browsers.mjs'
import { ROOT } from '../../scripts/build.mjs'
import { filesIn } from '../../scripts/files.mjs'

interface Feature {
  readonly use: RegExp
  /** The first versions that have it, by MDN; `null` where none does. */
  readonly since: readonly [chrome: number | null, firefox: number | null, safari: number | null]
  /** Files that ask for it first, or whose look is as good without it. */
  readonly guarded?: readonly string[]
}

/** Features of JavaScript and its libraries that are newer than 2022. */
const SCRIPTS: readonly Feature[] = [
  { use: /\b(Object|Map)\.groupBy\b/, since: [117, 119, 17.4] },
  { use: /\bPromise\.withResolvers\b/, since: [119, 121, 17.4] },
  { use: /\bPromise\.try\b/, since: [128, 134, 18.2] },
  { use: /\bArray\.fromAsync\b/, since: [121, 115, 16.4] },
  { use: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, since: [122, 127, 17] },
  { use: /\bIterator\.(from|concat)\b|\.(values|keys|entries)\(\)\.\w+\(/, since: [122, 131, 18.4] },
  { use: /\bAbortSignal\.any\b/, since: [116, 124, 17.4] },
  { use: /\bURL\.(canParse|parse)\b/, since: [120, 115, 17] },
  { use: /\.(isWellFormed|toWellFormed)\(/, since: [111, 119, 16.4] },
  { use: /\bIntl\.Segmenter\b/, since: [87, 125, 14.1], guarded: ['src/engine/math/cut-text.ts'] },
  { use: /\bIntl\.DurationFormat\b/, since: [129, 136, 16.4] },
  { use: /\.checkVisibility\b/, since: [105, 106, 17.4], guarded: ['src/renderer/platform/is-drawn.ts'] },
  { use: /\brequestIdleCallback\(/, since: [47, 55, null], guarded: ['src/renderer/platform/idle.ts'] },
  { use: /\bscheduler\.(yield|postTask)\b/, since: [129, 142, null] },
  { use: /\.(startViewTransition|showPopover|moveBefore)\(|popoverTarget/, since: [133, 144, 18] },
  { use: /\bshow(Open|Save)FilePicker\b/, since: [86, null, null] },
  { use: /\b(RegExp\.escape|Error\.isError|Math\.sumPrecise)\b/, since: [136, 138, 18.2] },
  { use: /\.(toHex|toBase64)\(|\bfrom(Hex|Base64)\(/, since: [140, 133, 18.2] },
]

/** Features of CSS; what the build writes out in other words for these browsers, such as `light-dark()`, is not among it. */
const STYLES: readonly Feature[] = [
  { use: /@starting-style/, since: [117, 129, 17.5] },
  { use: /@scope/, since: [118, 128, 17.4] },
  { use: /@property/, since: [85, 128, 16.4], guarded: ['src/renderer/pages/play/moves-table.css'] },
  { use: /@position-try|anchor\(|position-area/, since: [125, 147, 26] },
  { use: /animation-timeline|view-transition|interpolate-size|calc-size|sibling-index/, since: [138, null, null] },
  { use: /:user-(in)?valid/, since: [119, 88, 16.5] },
  { use: /:state\(/, since: [125, 126, 17.4] },
  { use: /[^-\w](mod|rem)\(/, since: [125, 118, 15.4] },
  {
    use: /[^-\w]round\(/,
    since: [125, 118, 15.4],
    // A height in whole lines: without it a line is cut at the edge, or lies between two pixels.
    guarded: [
      'src/renderer/styles/tokens.css',
      'src/renderer/pages/play/moves-table.css',
      'src/renderer/pages/replay/lecture.css',
    ],
  },
  { use: /[^-\w]linear\(/, since: [113, 112, 17.2] },
  { use: /[^-\w](if|attr)\([^)]*\b(style|type)\(/, since: [137, null, null] },
  { use: /\bcontrast-color\(|\bcorner-shape\b/, since: [null, null, 26] },
]

const isNewer = ({ since: [chrome, firefox, safari] }: Feature) =>
  (chrome ?? Infinity) > OLDEST.chrome || (firefox ?? Infinity) > OLDEST.firefox || (safari ?? Infinity) > OLDEST.safari

const sources = (ending: RegExp) =>
  ['renderer', 'workers', 'contract', 'engine'].flatMap((folder) =>
    filesIn(path.join(ROOT, 'src', folder))
      .filter((file) => ending.test(file))
      .map((file) => `src/${folder}/${file.split(path.sep).join('/')}`),
  )
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** The features with the files that use them, or are said to, and no others. */
const uses = (features: readonly Feature[], files: readonly string[]) =>
  features.filter(isNewer).map(({ use }) => [String(use), files.filter((file) => use.test(textOf(file)))])
const guards = (features: readonly Feature[]) =>
  features.filter(isNewer).map(({ use, guarded = [] }) => [String(use), [...guarded].toSorted()])

describe('the oldest browsers', () => {
  it('are named in the README', () => {
    const { chrome, firefox, safari } = OLDEST
    expect(readFileSync(path.join(ROOT, 'README.md'), 'utf8')).toMatch(
      new RegExp(`Chrome and Edge ${chrome},\\s+Firefox ${firefox} and\\s+Safari ${safari}`),
    )
  })

  it.each([
    ['scripts', SCRIPTS, /(?<!\.d)\.tsx?$/],
    ['styles', STYLES, /\.css$/],
  ])('have all that %s use', (_, features, ending) => {
    const files = sources(ending).toSorted()
    expect(files.length).toBeGreaterThan(100)
    expect(uses(features, files)).toEqual(guards(features))
  })
})

describe(':has(), which Firefox has from version 121 on', () => {
  /** Files in which its lack leaves a page usable: a part is not hidden, is larger than it need be, or has no place of its own. */
  const HARMLESS = [
    'app/keys-dialog.css',
    'app/settings-dialog.css',
    'pages/inspect/terminal-test/terminal-test.css',
    'pages/library/library-page.css',
    'pages/play/moves-table.css',
    'pages/play/play-page.css',
    'pages/play/play.css',
    'pages/replay/board-panel.css',
    'pages/replay/code-panel.css',
    'pages/replay/exercise/print-sheet.css',
    'pages/replay/lecture-bar.css',
    'pages/replay/lecture.css',
    'pages/replay/replay-page.css',
    'pages/replay/tree-panel.css',
    'pages/review/review-board.css',
    'parts/board/board-drawing.css',
    'parts/oracle/mark-legend.css',
    'styles/elements.css',
    'styles/print.css',
    'styles/tokens.css',
  ].map((file) => `src/renderer/${file}`)

  const files = sources(/\.(css|tsx?)$/).filter((file) => textOf(file).includes(':has('))

  it('is used where its lack harms nothing', () => expect(files.toSorted()).toEqual(HARMLESS))

  it('never takes a rule for others with it, and is not what the first visit needs', () => {
    const faults: string[] = []
    for (const file of files)
      postcss.parse(readFileSync(path.join(ROOT, file), 'utf8')).walkRules(({ selector, selectors }) => {
        const having = selectors.filter((one) => one.includes(':has('))
        if (having.length > 0 && having.length < selectors.length) faults.push(`${file}: ${selector}`)
        if (having.some((one) => /:has\([^)]*rules-offer/.test(one))) faults.push(`${file}: ${selector}`)
      })
    expect(faults).toEqual([])
  })
})
