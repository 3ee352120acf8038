import type { Media } from '../../../contract/content/media.ts'

interface Filter {
  /** In the address. */
  name: string
  label: string
  matches: (file: Media) => boolean
}

/** Quick filters of the library, in their order. */
export const FILTERS: readonly Filter[] = [
  { name: 'pictures', label: 'Картинки', matches: ({ kind }) => kind === 'picture' },
  { name: 'documents', label: 'Документы', matches: ({ kind }) => kind === 'document' },
  { name: 'no-alt', label: 'Без описания', matches: ({ kind, alt }) => kind === 'picture' && alt === '' },
  { name: 'unused', label: 'Нигде не стоят', matches: ({ usedIn }) => usedIn.length === 0 },
]

/** The filter of this name; undefined for none. */
export const findFilter = (name: string | null): Filter | undefined =>
  FILTERS.find((filter) => filter.name === name)
