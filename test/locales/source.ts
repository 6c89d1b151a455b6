/** The app's source as a tree: what texts it names, and what it says without naming any. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../scripts/build.mjs'

/** The files of a folder of src/, with their text. */
export function sourceFiles(folder: string): ts.SourceFile[] {
  const root = path.join(ROOT, 'src', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) =>
      ts.createSourceFile(
        path.join(folder, name),
        readFileSync(path.join(root, name), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      ),
    )
}

export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

/** A literal as a pattern of keys: a value put into a template stands for any part of a key. */
export function patternOf(node: ts.Node): RegExp | null {
  const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${escape(node.text)}$`)
  if (!ts.isTemplateExpression(node)) return null
  const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  return /[a-z]/.test(fixed.join('')) ? new RegExp(`^${fixed.map(escape).join('[^.:]+')}$`) : null
}
