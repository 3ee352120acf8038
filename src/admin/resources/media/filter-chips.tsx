import type { Media } from '../../../contract/content/media.ts'
import { Chips } from '../../kit/form/chips.tsx'
import { FILTERS } from './filters.ts'

/** Quick filters with their counts; one without files is left out, unless it is chosen. */
export function FilterChips({ files, current, onChoose }: FilterChipsProps) {
  const counted = FILTERS.map(({ name, label, matches }) => ({
    value: name,
    label,
    count: files.filter(matches).length,
  }))
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
  /** All files, of which each filter counts its own. */
  files: readonly Media[]
  current: string | undefined
  onChoose: (name: string) => void
}
