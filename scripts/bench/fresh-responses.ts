import { drive } from './drive.ts'
import type { Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'
import { median } from './times.ts'

const ROUNDS = 3

/** Fifty typical searches. */
const SEARCHES = ['топас', 'topas', 'евролос', 'био с', 'станция'].flatMap((name) =>
  ['', ' 4', ' 5', ' 6', ' 8', ' 10', ' лонг', ' пр', ' с насосом', ' для дачи'].map((more) => name + more),
)

/** Address of a filtered list that is not cached. */
const filtered = (n: number) => `/catalog?users=${1 + (n % 20)}&price=0-${1_000_000 + n}`

const CASES = [
  {
    what: '50 different searches by API: responses a second',
    pathOf: (n: number) => `/api/products?search=${encodeURIComponent(SEARCHES[n % SEARCHES.length] ?? '')}`,
    atLeast: 4,
  },
  { what: 'filtered catalogue, first time: responses a second', pathOf: filtered, atLeast: 1 },
]

/** Measures uncached responses against an older commit, alternating on the same machine. */
export async function measureFresh(
  report: Report,
  shop: MeasuredServer,
  base: MeasuredServer | null,
): Promise<void> {
  let requested = 0
  const rate = async ({ address }: MeasuredServer, pathOf: (n: number) => string) => {
    const from = requested
    const seconds = 3
    const served = await drive({
      urlOf: (n) => address + pathOf(from + n),
      encoding: 'gzip',
      seconds,
      visitors: 8,
    })
    requested += served + 8
    return served / seconds
  }
  for (const { what, pathOf, atLeast } of CASES) {
    if (!base) {
      report.row({ what: `${what}, ours`, value: await rate(shop, pathOf), digits: 0 })
      report.left(`${what}, ours to an older commit`, 'name one with --base')
      continue
    }
    // Warm-up.
    for (const server of [shop, base]) await rate(server, pathOf)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ratios.push((await rate(shop, pathOf)) / (await rate(base, pathOf)))
    }
    report.row({ what: `${what}, ours to the base`, value: median(ratios), atLeast })
  }
}
