import { useSuspenseQuery } from '@tanstack/react-query'
import { pageTextsQuery } from '../api/queries/page-text-queries.ts'
import type { TextsOf } from '../contract/pages/pages.ts'
import type { PageKey } from '../domain/site/text-pages.ts'
import { useApi } from './site.ts'

/** The texts of the page with that key, which the page loads as critical data. */
export const usePageTexts = <Key extends PageKey>(key: Key): TextsOf<Key> =>
  useSuspenseQuery(pageTextsQuery(useApi(), key)).data
