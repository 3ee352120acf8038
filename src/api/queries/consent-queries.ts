import { queryOptions } from '@tanstack/react-query'
import type { ConsentDocument } from '../../contract/consents.ts'
import type { StorefrontApi } from '../storefront.ts'

/** A version of the consent texts, and the other versions. */
export interface ConsentVersion {
  version: number
  isCurrent: boolean
  documents: readonly ConsentDocument[]
  /** Numbers of all versions, the newest first. */
  versions: readonly number[]
}

/** The texts of a version, of the current one for an empty key; null when there is no such version. */
export const consentVersionQuery = (api: StorefrontApi, key: string) =>
  queryOptions({
    queryKey: ['consent-version', key],
    queryFn: async ({ signal }): Promise<ConsentVersion | null> => {
      const all = await api.consentDocuments.list(undefined, { signal })
      const versions = [...new Set(all.map(({ version }) => version))]
      const wanted = key === '' ? versions[0] : versions.find((version) => String(version) === key)
      if (wanted === undefined) return null
      const documents = all.filter(({ version }) => version === wanted)
      return { version: wanted, isCurrent: wanted === versions[0], documents, versions }
    },
  })
