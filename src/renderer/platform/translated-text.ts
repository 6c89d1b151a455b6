/**
 * Lets the page go on while a browser translates it. Chrome and Edge put an element in the place of each text node, or
 * around it. React keeps the node, whose changes nobody would see, and fails when it removes the node from where it no
 * longer is.
 */

/** The element in the place of each text node that has been replaced. */
const standIns = new WeakMap<Node, Element>()

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/** The node of `parent` that stands for `child`: the node itself, the element in its place, or the one around it. */
function partIn(parent: Node, child: Node): Node {
  let part = child.isConnected ? child : (standIns.get(child) ?? child)
  while (part.parentNode !== parent && isFont(part.parentNode)) part = part.parentNode
  return part
}

function rememberReplaced(records: readonly MutationRecord[]): void {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      // A new text comes back to its place, to be translated as well.
      standIns.get(target)?.replaceWith(target)
      standIns.delete(target)
      continue
    }
    for (const text of removedNodes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!(text instanceof Text) || text.isConnected || standIn === undefined) continue
      standIns.set(text, standIn)
      observer.observe(text, { characterData: true })
    }
  }
}

const observer = new MutationObserver(rememberReplaced)

/**
 * The page's own methods find what stands in the place of a node; those of the browser's translation stay as they are.
 */
export function followTranslation(): void {
  const removeChild = Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild')?.value as (
    this: Node,
    child: Node,
  ) => Node
  const insertBefore = Object.getOwnPropertyDescriptor(Node.prototype, 'insertBefore')?.value as (
    this: Node,
    child: Node,
    before: Node | null,
  ) => Node
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, partIn(this, child))
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    insertBefore.call(this, child, before && partIn(this, before))
    return child
  }
  observer.observe(document.body, { childList: true, subtree: true })
}
