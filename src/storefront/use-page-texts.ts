import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageTextsQuery } from '../api/queries/page-text-queries.ts'
import type { BlocksOf } from '../contract/pages/pages.ts'
import { fillFirmWords } from '../domain/site/firm-words.ts'
import type { PageKey } from '../domain/site/text-pages.ts'
import { useApi } from './site.ts'

/** The texts of the page with that key, which the page loads as critical data, with the firm's words in them, which the layout loads. */
export function usePageTexts<Key extends PageKey>(key: Key): BlocksOf<Key> {
  const api = useApi()
  const { firm } = useSuspenseQuery(pageTextsQuery(api, 'chrome')).data
  const texts = useSuspenseQuery(pageTextsQuery(api, key)).data
  return useMemo(() => fillFirmWords(texts, firm), [texts, firm])
}
