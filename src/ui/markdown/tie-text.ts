import type { Nodes } from 'hast'
import { tieUnits } from '../../lib/text/tie-units.ts'

/** Rehype plugin: applies `tieUnits` to all text but code. Runs after `headingIds`, which needs the original text. */
export function tieText() {
  return (tree: Nodes): void => tieNode(tree)
}

function tieNode(node: Nodes): void {
  if (node.type === 'text') node.value = tieUnits(node.value)
  else if ('children' in node && !(node.type === 'element' && node.tagName === 'code')) {
    for (const child of node.children) tieNode(child)
  }
}
