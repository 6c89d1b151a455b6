/**
 * Break points by name: `@container page (--phone)` asks what `@custom-media --phone` in tokens.css says. Published
 * plugins know such names in `@media` alone, and the pages ask the room that they have.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const TOKENS = path.join(import.meta.dirname, 'src/renderer/styles/tokens.css')
const DEFINITION = /@custom-media (--[\w-]+) ([^;]+);/g

const breakPoints = {
  postcssPlugin: 'break-points',
  Once(root, { result }) {
    const conditions = new Map()
    const expanded = (params) =>
      params.replace(/\((--[\w-]+)\)/g, (_, name) => {
        if (!conditions.has(name)) throw new Error(`tokens.css does not define ${name}`)
        return conditions.get(name)
      })
    for (const [, name, condition] of readFileSync(TOKENS, 'utf8').matchAll(DEFINITION))
      conditions.set(name, expanded(condition))
    root.walkAtRules('custom-media', (rule) => void rule.remove())
    root.walkAtRules(/^(container|media)$/, (rule) => void (rule.params = expanded(rule.params)))
    result.messages.push({ type: 'dependency', plugin: 'break-points', file: TOKENS, parent: root.source.input.file })
  },
}

export default { plugins: [breakPoints] }
