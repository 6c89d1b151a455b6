/**
 * Styles: each sheet beside the one component that imports it, none unused, none that comes with another page only.
 * Stylelint holds the rest (stylelint.config.mjs).
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = 'src/renderer'

function filesIn(folder: string, name: RegExp): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file))
  return new Map(
    files.map((file) => [
      path.join(folder, file),
      readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
    ]),
  )
}

const SOURCES = filesIn(ROOT, /\.tsx?$/)
const STYLES = new Map([...filesIn(ROOT, /\.css$/)].filter(([file]) => path.basename(file) !== 'layers.css'))
const LAYERED = [...STYLES].filter(([file]) => path.basename(file) !== 'tokens.css')
/** What each file imports, by their paths. */
const IMPORTS = new Map([...SOURCES].map(([file, text]) => [file, importsOf(file, text)]))

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\b[^']*'(\.[^']+)'/gm)].map(([, name]) =>
    path.join(path.dirname(file), name),
  )
}

const classesIn = (css: string) =>
  new Set(
    [...css.matchAll(/([^{};]+)\{/g)]
      .filter(([, selector]) => !selector.includes('@'))
      .flatMap(([, selector]) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  )

const CLASSES = new Map([...STYLES].map(([file, css]) => [file, classesIn(css)]))

it('the order of the layers comes before all styles, in the built page too', () => {
  expect(readFileSync(`${ROOT}/public/layers.css`, 'utf8')).toContain('@layer reset, ui, parts, pages;')
  const [first] = readFileSync('out/renderer/index.html', 'utf8').matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)
  expect(first[1]).toBe('./layers.css')
})

/** The folder of a page; null for what several pages show. */
const pageOf = (file: string) => /^pages\/([^/]+)\//.exec(path.relative(ROOT, file))?.[1] ?? null

/** Classes that a sheet styles wherever they are, and not only inside of a block of its own, each by its page. */
const UNBOUND = LAYERED.flatMap(([file, css]) => {
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list.split(','))
  return selectors
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)(?::[a-z-]+|\[[^\]]*\])*\s*$/i.exec(selector)?.[1] ?? [])
    .map((name) => ({ name, page: pageOf(file) }))
})

/** Who names a class: the sheets that style it, and the components that give it to an element. */
const namedBy = (name: string) => [
  // Those in `styles` set elements up for all pages.
  ...LAYERED.filter(([file]) => path.dirname(file) !== `${ROOT}/styles` && CLASSES.get(file)?.has(name)).map(
    ([file]) => file,
  ),
  ...[...SOURCES]
    .filter(([, text]) =>
      [...text.matchAll(/className="([^"]*)"/g)].some(([, names]) => names.split(' ').includes(name)),
    )
    .map(([file]) => file),
]

it('a page styles no class that another page names, nor one that several pages show', () => {
  // What a page has fetched stays: its rules for a class would hold wherever that class is.
  const strange = UNBOUND.filter(({ page }) => page !== null).flatMap(({ name, page }) =>
    namedBy(name)
      .filter((file) => pageOf(file) !== page)
      .map((file) => `.${name} of ${page} in ${file}`),
  )
  expect([...new Set(strange)].sort()).toEqual([])
})

it.each([...STYLES])('%s has at most 250 lines', (_, css) =>
  expect(css.trimEnd().split('\n').length).toBeLessThanOrEqual(250),
)

it.each([...STYLES.keys()])('%s is imported once, by what stands beside it', (file) => {
  const importers = [...IMPORTS].flatMap(([source, names]) => names.filter((name) => name === file).map(() => source))
  expect(importers).toHaveLength(1)
  const { dir, name } = path.parse(file)
  if (dir === `${ROOT}/styles`) return expect(importers).toEqual([`${ROOT}/app/main.tsx`])
  const importer = path.parse(importers[0])
  expect(importer.dir).toBe(dir)
  // What several components of a folder share has the folder's name.
  expect([name, path.basename(dir) === name ? importer.name : name]).toContain(importer.name)
})

it('every class is some component’s', () => {
  const strings = [...filesIn('src', /\.tsx?$/).values()]
    .flatMap((text) => text.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [])
    .join('\n')
  // By its name, or by what it begins with: `side-${name}`.
  const named = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(strings)
  const composed = (name: string) =>
    name.includes('-') && new RegExp(`(?<![\\w-])${name.replace(/[^-]+$/, '')}\\$\\{`).test(strings)
  const isUsed = (name: string) => name.startsWith('react-aria-') || named(name) || composed(name)
  const unused = [...STYLES].flatMap(([file, css]) =>
    [...classesIn(css)].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`),
  )
  expect(unused).toEqual([])
})

/** All that is fetched with `file`; other pages are not. */
function fetchedWith(file: string, fetched = new Set<string>()): Set<string> {
  if (fetched.has(file)) return fetched
  fetched.add(file)
  for (const name of IMPORTS.get(file) ?? []) fetchedWith(name, fetched)
  return fetched
}

const pages = [...(SOURCES.get(`${ROOT}/app/page-views.tsx`) ?? '').matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)].map(
  ([, page]) => page,
)

it('there are pages that are fetched later', () => expect(pages).toContain('pages/lab/lab-page.tsx'))

it.each(pages)('%s brings the styles of all that it shows', (page) => {
  const fetched = fetchedWith(`${ROOT}/${page}`, fetchedWith(`${ROOT}/app/main.tsx`))
  const owners = (name: string) => [...CLASSES].filter(([, names]) => names.has(name)).map(([file]) => file)
  const missing = [...fetched].flatMap((file) => {
    const shown = [...(SOURCES.get(file) ?? '').matchAll(/className="([^"]*)"/g)].flatMap(([, names]) =>
      names.split(' '),
    )
    return shown
      .filter((name) => owners(name).length > 0 && !owners(name).some((css) => fetched.has(css)))
      .map((name) => `.${name} of ${file}`)
  })
  expect(missing).toEqual([])
})

it('a theme changes colours alone, so that what fits in one fits in the other', () => {
  const rules = [...STYLES].flatMap(([file, css]) =>
    [...css.matchAll(/[^{};]*data-theme[^{};]*\{([^{}]*)\}/g)].map(
      ([, declarations]) => `${path.basename(file)}: ${declarations.trim()}`,
    ),
  )
  expect(rules).toEqual(['tokens.css: color-scheme: light;', 'tokens.css: color-scheme: dark;'])
  expect(
    [...STYLES, ...SOURCES].filter(([, text]) => text.includes('prefers-color-scheme')).map(([file]) => file),
  ).toEqual([])
})
