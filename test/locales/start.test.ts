/** Every text is fetched before anything says it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/build.mjs'
import { ENGLISH } from '../../src/locales/en.ts'
import { TEXTS as GAMES } from '../../src/locales/en-games.ts'
import { TEXTS as REPLAY } from '../../src/locales/en-replay.ts'
import { TEXTS as REST } from '../../src/locales/en-rest.ts'
import { TEXTS as START } from '../../src/locales/en-start.ts'
import { TEXTS as STUDIES } from '../../src/locales/en-studies.ts'
import { TEXTS as PL_GAMES } from '../../src/locales/pl-games.ts'
import { TEXTS as PL_REPLAY } from '../../src/locales/pl-replay.ts'
import { TEXTS as PL_REST } from '../../src/locales/pl-rest.ts'
import { TEXTS as PL_START } from '../../src/locales/pl-start.ts'
import { TEXTS as PL_STUDIES } from '../../src/locales/pl-studies.ts'
import { TEXTS } from '../../src/renderer/app/page-texts.ts'
import { nodesIn, sourceFiles } from './source.ts'

const FILES = new Map(sourceFiles('renderer').map((file) => [file.fileName, file]))

/** All that these files import, and those import in turn, before they run. */
function withImports(names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = FILES.get(name)
    if (file === undefined || found.has(name)) continue
    found.add(name)
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
        continue
      if (ts.isStringLiteral(statement.moduleSpecifier))
        waiting.push(path.join(path.dirname(name), statement.moduleSpecifier.text))
    }
  }
  return found
}

/** The namespaces whose texts a file names: `useTranslation('lab')`, `getFixedT(null, 'lab')`, `t('lab:title')`. */
function namespacesIn(file: ts.SourceFile): string[] {
  return [...nodesIn(file)].flatMap((node) => {
    if (ts.isCallExpression(node) && /(^|\.)(useTranslation|getFixedT)$/.test(node.expression.getText())) {
      return node.arguments.flatMap((argument) =>
        [...nodesIn(argument)].filter(ts.isStringLiteral).map(({ text }) => text),
      )
    }
    const text = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? node.head.text : ''
    const namespace = /^([a-z]+):/.exec(text)?.[1]
    return namespace !== undefined && namespace in ENGLISH ? [namespace] : []
  })
}

/** The parts of the texts, in English. */
const EN = { start: START, rest: REST, games: GAMES, replay: REPLAY, studies: STUDIES }
const PL = { start: PL_START, rest: PL_REST, games: PL_GAMES, replay: PL_REPLAY, studies: PL_STUDIES }

const PLAY = withImports(['renderer/app/main.tsx'])
/** The files of what opens in Play or over any page, and of what is made for it. */
const OVER_ALL = withImports(
  [
    'app/create-rest.ts',
    'app/open-dialog.tsx',
    'app/backup-setting.tsx',
    'app/sync-menu.ts',
    'model/library/import-export.ts',
    'pages/play/game-actions.ts',
    'pages/play/advice.tsx',
    'pages/play/after-game.tsx',
    'pages/play/coming-back.tsx',
    'pages/play/engine-panels.tsx',
    'pages/play/news.ts',
    'ui/controls/open-menu.tsx',
  ].map((name) => `renderer/${name}`),
)
const PALETTE = 'renderer/app/palette-dialog.tsx'
const STUDY_MODELS = /^renderer\/model\/studies\//

/** The texts that files name and that none of these parts has. `common` is named without its name. */
function missingIn(files: Iterable<string>, parts: readonly (keyof typeof EN)[]): string[] {
  const there = ['faults', ...parts.flatMap((part) => Object.keys(EN[part]))]
  return [...files].flatMap((name) =>
    namespacesIn(FILES.get(name) as ts.SourceFile)
      .filter((namespace) => namespace in ENGLISH && !there.includes(namespace))
      .map((namespace) => `${name}: ${namespace}`),
  )
}

describe('the texts', () => {
  it('at the start are those of Play and of the frame', () => {
    expect(missingIn(PLAY, ['start'])).toEqual([])
    const said = new Set([...PLAY].flatMap((name) => namespacesIn(FILES.get(name) as ts.SourceFile)))
    // `t('cancel')` is of `common`.
    expect(Object.keys(START).filter((name) => name !== 'common' && !said.has(name))).toEqual([])
  })

  it('with the rest of the app are those of all that opens over any page', () => {
    // What studies say is seen on their pages alone.
    expect(
      missingIn(
        [...OVER_ALL].filter((name) => !STUDY_MODELS.test(name) && name !== PALETTE),
        ['start', 'rest'],
      ),
    ).toEqual([])
    // The palette fetches what studies say, and offers nothing before.
    expect(missingIn([PALETTE], ['start', 'rest', 'studies'])).toEqual([])
  })

  it.each(Object.entries(TEXTS))('of %s are there before it is shown', (page, parts) => {
    const own = [...withImports([`renderer/pages/${page}/${page}-page.tsx`])].filter(
      (name) => !STUDY_MODELS.test(name) || page === 'report' || page === 'experiments' || page === 'arena',
    )
    expect(missingIn(own, ['start', 'rest', ...parts])).toEqual([])
  })

  it('of the chances are there before their marks', () => {
    const marks = withImports(['renderer/pages/play/chance-hint.tsx', 'renderer/pages/play/chance-marks.ts'])
    expect(missingIn(marks, ['start', 'rest', 'games'])).toEqual([])
  })

  it('are in the same parts in all languages, each in one', () => {
    const namesIn = (parts: Readonly<Record<string, object>>) =>
      Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, Object.keys(texts).sort()]))
    // The English faults are in the engine.
    expect(namesIn(PL)).toEqual(namesIn({ ...EN, start: { ...START, faults: {} } }))
    expect(Object.values(PL).flatMap((texts) => Object.keys(texts))).toHaveLength(Object.keys(ENGLISH).length)
  })
})

it('every part that is fetched by itself is known here', () => {
  const fetched = [...FILES.values()].flatMap((file) =>
    [...nodesIn(file)]
      .filter(ts.isCallExpression)
      .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
      .map(({ arguments: [name] }) => path.join(path.dirname(file.fileName), (name as ts.StringLiteral).text)),
  )
  expect(
    [...new Set(fetched)]
      .filter((name) => name.startsWith('renderer') && existsSync(path.join(ROOT, 'src', name)))
      .sort(),
  ).toEqual(
    [
      'renderer/app/backup-setting.tsx',
      'renderer/app/create-rest.ts',
      'renderer/app/open-dialog.tsx',
      'renderer/app/web-app.ts',
      'renderer/app/pasted.ts',
      'renderer/app/session-file.ts',
      'renderer/app/sync-menu.ts',
      'renderer/model/library/import-export.ts',
      'renderer/model/library/save.ts',
      'renderer/model/players/own-rating.ts',
      'renderer/model/players/results-file.ts',
      ...['arena', 'inspect', 'report', 'experiments', 'learn', 'library', 'openings', 'replay', 'review'].map(
        (page) => `renderer/pages/${page}/${page}-page.tsx`,
      ),
      ...['advice', 'after-game', 'chance-hint', 'engine-panels'].map((part) => `renderer/pages/play/${part}.tsx`),
      'renderer/pages/play/chance-marks.ts',
      'renderer/pages/play/coming-back.tsx',
      'renderer/pages/play/game-actions.ts',
      'renderer/pages/play/news.ts',
      'renderer/parts/chances/first-stones-legend.tsx',
      'renderer/ui/controls/open-menu.tsx',
    ].sort(),
  )
})
