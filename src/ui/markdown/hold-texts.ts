import type { ElementContent, Nodes } from 'hast'

/**
 * Rehype plugin for a text that is being edited: words beside others get an element of their own. Translators put words into their
 * elements, and React can no longer take away a bare text that is not where it was put.
 */
export function holdTexts() {
  return (tree: Nodes): void => holdWithin(tree)
}

function holdWithin(node: Nodes): void {
  if (!('children' in node)) return
  for (const child of node.children) holdWithin(child)
  if (node.type !== 'element' || node.children.length < 2) return
  node.children = node.children.map(hold)
}

/** Space between blocks stays: translators leave it alone, and lists and tables hold no `span`. */
function hold(child: ElementContent): ElementContent {
  if (child.type !== 'text' || child.value.trim() === '') return child
  return { type: 'element', tagName: 'span', properties: {}, children: [child] }
}
