import { findSmallest } from './find-smallest.ts'
import { type FuzzedShop, judgeAnswer } from './fuzzed-shop.ts'
import { findPageFaults } from './judge-pages.ts'
import type { PageAddress, PlaceNames } from './page-addresses.ts'
import { requestsOfPage, rightRequest } from './page-requests.ts'

/** What is tried in one go. */
export interface PageTry {
  seed: number
  runs: number
  names: PlaceNames
  /** Nothing has been changed in the shop yet: the first request is the one that is answered rightly. */
  isFresh: boolean
}

/** Tries one address; returns the faults of the smallest request that has any, with the request itself, or null. */
export async function fuzzPage(
  shop: FuzzedShop,
  address: PageAddress,
  { seed, runs, names, isFresh }: PageTry,
): Promise<string | null> {
  const right = rightRequest(address, names)
  return await findSmallest({
    name: isFresh ? address.path : `${address.path} after the calls`,
    canBeAlone: isFresh,
    seed,
    runs,
    requests: requestsOfPage(address, names),
    first: isFresh ? [right] : [],
    findFaults: (request) =>
      judgeAnswer(shop, request, (measured) =>
        findPageFaults(measured, { address, request, isRight: request === right }),
      ),
  })
}
