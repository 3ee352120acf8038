import type { Media } from '../../contract/media.ts'
import { FILTERS } from './filters.ts'

/** Quick filters with their counts; one without files is left out, unless it is chosen. */
export function FilterChips({ files, current, onChoose }: FilterChipsProps) {
  const counted = FILTERS.map((filter) => ({ ...filter, count: files.filter(filter.matches).length }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="chips media-chips" role="group" aria-label="Что показать">
      {counted
        .filter(({ count, name }) => count > 0 || name === current)
        .map(({ name, label, count }) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === current}
            onClick={() => onChoose(name === current ? '' : name)}
          >
            {label} <span className="num">{count}</span>
          </button>
        ))}
    </div>
  )
}

interface FilterChipsProps {
  /** All files, of which each filter counts its own. */
  files: readonly Media[]
  current: string | undefined
  onChoose: (name: string) => void
}
