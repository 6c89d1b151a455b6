/** This project's own rules for styles, as plugins for Stylelint. */
import path from 'node:path'
import stylelint from 'stylelint'

const LAYERS = { styles: 'reset', platform: 'ui', ui: 'ui', parts: 'parts', pages: 'pages', app: 'pages' }
const RENDERER = path.join(import.meta.dirname, '../src/renderer')

function rule(name, message, check) {
  const ruleName = `poly-y/${name}`
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: message })
  const implementation = () => (root, result) =>
    check(root, (node, ...words) =>
      stylelint.utils.report({ ruleName, result, node, message: messages.rejected(...words) }),
    )
  return stylelint.createPlugin(ruleName, Object.assign(implementation, { ruleName, messages, meta: {} }))
}

/** A later layer wins, whichever sheet is fetched first; tokens are in none. */
const layerOfFolder = rule(
  'layer-of-folder',
  (layer) => `Put all of the sheet in @layer ${layer}.`,
  (root, report) => {
    const file = path.relative(RENDERER, root.source.input.file)
    const layer = LAYERS[file.split(path.sep)[0]]
    if (layer === undefined || path.basename(file) === 'tokens.css') return
    for (const node of root.nodes)
      if (node.type !== 'comment' && !(node.type === 'atrule' && node.name === 'layer' && node.params === layer))
        report(node, layer)
  },
)

/** A page knows three widths and two heights, by name; a component asks for the room that it has itself. */
const namedBreakPoints = rule(
  'named-break-points',
  () => 'Ask by a name of tokens.css, or give the component a container of its own.',
  (root, report) => {
    root.walkAtRules(/^(container|media)$/, (node) => {
      if (/^page\b/.test(node.params) === (node.name === 'container') && /\b(width|height)\b/.test(node.params))
        report(node)
    })
  },
)

export default [layerOfFolder, namedBreakPoints]
