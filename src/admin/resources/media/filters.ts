import type { Media, MediaSummary } from '../../../contract/content/media.ts'
import type { MediaFilter } from '../../../contract/content/media-parts.ts'

interface Filter {
  /** In the address. */
  name: MediaFilter
  label: string
  matches: (file: Media) => boolean
  /** How many files of all it leaves. */
  count: (figures: MediaSummary) => number
}

/** Quick filters of the library, in their order. */
export const FILTERS: readonly Filter[] = [
  {
    name: 'pictures',
    label: 'Картинки',
    matches: ({ kind }) => kind === 'picture',
    count: ({ pictures }) => pictures,
  },
  {
    name: 'documents',
    label: 'Документы',
    matches: ({ kind }) => kind === 'document',
    count: ({ documents }) => documents,
  },
  {
    name: 'no-alt',
    label: 'Без описания',
    matches: ({ kind, alt }) => kind === 'picture' && alt === '',
    count: ({ undescribed }) => undescribed,
  },
  {
    name: 'unused',
    label: 'Нигде не стоят',
    matches: ({ usedIn }) => usedIn.length === 0,
    count: ({ unused }) => unused,
  },
]

/** The filter of this name; undefined for none. */
export const findFilter = (name: string | null): Filter | undefined =>
  FILTERS.find((filter) => filter.name === name)
