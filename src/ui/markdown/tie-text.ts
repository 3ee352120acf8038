import type { Nodes } from 'hast'
import { tieUnits } from '../../lib/tie-units.ts'

/** Ties numbers to their units (`tieUnits`) in every text but code. Runs after `headingIds`, which read the words as typed. */
export function tieText() {
  return (tree: Nodes): void => tieIn(tree)
}

function tieIn(node: Nodes): void {
  if (node.type === 'text') node.value = tieUnits(node.value)
  else if ('children' in node && !(node.type === 'element' && node.tagName === 'code')) {
    for (const child of node.children) tieIn(child)
  }
}
