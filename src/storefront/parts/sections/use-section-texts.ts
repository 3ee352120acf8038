import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { SectionKey, SectionTexts } from '../../../contract/pages/section-blocks.ts'
import { fillFirmWords } from '../../../domain/site/firm-words.ts'
import { useApi } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'

/** The texts of the section with that key, which the page loads as critical data, with the firm's words in them. */
export function useSectionTexts<Key extends SectionKey>(key: Key): SectionTexts<Key> {
  const { firm } = usePageTexts('chrome')
  const { data } = useSuspenseQuery(sectionTextsQuery(useApi(), key))
  return useMemo(() => fillFirmWords(data, firm), [data, firm])
}

/** A text of many pages with the name of what one of them is about. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', () => name)
