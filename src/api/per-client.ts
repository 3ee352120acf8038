import type { QueryClient } from '@tanstack/react-query'

/** What this window keeps beside the answers of the server: made once for each query client, and gone with it. */
export function perClient<Kept>(create: () => Kept): (queries: QueryClient) => Kept {
  const all = new WeakMap<QueryClient, { kept: Kept }>()
  return (queries) => {
    const own = all.get(queries) ?? { kept: create() }
    all.set(queries, own)
    return own.kept
  }
}
