import { partAnchor } from '../../../domain/site/staff-paths.ts'
import type { FormBlock } from './blocks.ts'

/** Of fewer parts all are seen soon. */
const FEW = 5

/** Links to the parts of a long page, those with texts of the shop's own marked; nothing for a short one. */
export function PartsIndex({
  blocks,
  changed,
}: {
  blocks: readonly FormBlock[]
  changed: readonly string[]
}) {
  if (blocks.length <= FEW) return null
  return (
    <details className="pages__index">
      <summary>{`Части этой страницы: ${blocks.length}`}</summary>
      <nav aria-label="Части страницы">
        {blocks.map(({ name, title }) => (
          <p key={name}>
            <a href={`#${partAnchor(name)}`}>{title}</a>
            {changed.includes(name) && <small>изменена</small>}
          </p>
        ))}
      </nav>
    </details>
  )
}
