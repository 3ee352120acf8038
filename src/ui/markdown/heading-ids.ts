import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toSlug } from '../../lib/text/slug.ts'

/**
 * Rehype plugin: sets the id of each heading to its transliterated text: «Чего не делать» →
 * `chego-ne-delat`, a second one `chego-ne-delat-2`. Runs after sanitising, which would prefix the ids.
 */
export function headingIds() {
  return (tree: Root): void => {
    const taken = new Set<string>()
    for (const heading of headingsIn(tree.children)) {
      const id = freeId(toSlug(textOf(heading.children)) || 'razdel', taken)
      taken.add(id)
      heading.properties.id = id
    }
  }
}

function headingsIn(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return /^h[1-6]$/.test(node.tagName) ? [node] : headingsIn(node.children)
  })
}

function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'element') return textOf(node.children)
      return node.type === 'text' ? node.value : ''
    })
    .join('')
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`
  return free
}
