import type { QueryClient } from '@tanstack/react-query'

const LARGE_KEY = ['is-large']

/** Tells all queries of a client that lists of the catalogue are loaded in parts (`LARGE_CATALOGUE`). */
export function setLargeCatalogue(client: QueryClient, isLarge: boolean): void {
  client.setQueryData(LARGE_KEY, isLarge)
}

/** Whether lists of the catalogue are loaded in parts (`partQuery`). */
export const isLargeCatalogue = (client: QueryClient) => client.getQueryData(LARGE_KEY) === true
