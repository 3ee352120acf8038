import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { SectionKey, SectionTexts } from '../../../contract/pages/section-blocks.ts'
import { useApi } from '../../site.ts'

/** The texts of the section with that key, which the page loads as critical data. */
export function useSectionTexts<Key extends SectionKey>(key: Key): SectionTexts<Key> {
  return useSuspenseQuery(sectionTextsQuery(useApi(), key)).data
}

/**
 * The same of a page that loads them as deferred data: undefined until they come. What was chosen, compared or typed does not wait
 * for words.
 */
export const useLateSectionTexts = <Key extends SectionKey>(key: Key): SectionTexts<Key> | undefined =>
  useQuery(sectionTextsQuery(useApi(), key)).data

/** A text of many pages with the name of what one of them is about. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', () => name)
