import type { MediaSummary } from '../../../contract/content/media.ts'
import { Chips } from '../../kit/form/chips.tsx'
import { FILTERS } from './filters.ts'

/** Quick filters with their counts; one without files is left out, unless it is chosen. */
export function FilterChips({ figures, current, onChoose }: FilterChipsProps) {
  const counted = FILTERS.map(({ name, label, count }) => ({ value: name, label, count: count(figures) }))
  return (
    <Chips
      legend="Что показать"
      className="chips media-chips"
      chips={counted.filter(({ count, value }) => count > 0 || value === current)}
      isChosen={(name) => name === current}
      onChoose={(name) => onChoose(name === current ? '' : name)}
    />
  )
}

interface FilterChipsProps {
  /** Of all files. */
  figures: MediaSummary
  current: string | undefined
  onChoose: (name: string) => void
}
