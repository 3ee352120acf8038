import { pathOf } from './site-address.ts'

/** Where each former address leads, one step on. */
export type Targets = ReadonlyMap<string, string>

/** Steps of a chain that are followed: more than anybody makes. */
export const MAX_STEPS = 20

/** The addresses that one passes through within `MAX_STEPS`, itself first; a circle ends where it closes. */
export function listPassed(targets: Targets, start: string): string[] {
  const passed: string[] = []
  const seen = new Set<string>()
  for (let next: string | undefined = start; next !== undefined; next = targets.get(pathOf(next))) {
    if (seen.has(pathOf(next)) || passed.length === MAX_STEPS) break
    seen.add(pathOf(next))
    passed.push(next)
  }
  return passed
}

/** The address before the one that would lead back to `from`; undefined where `to` leads nowhere near it. */
export function findCircle(targets: Targets, { from, to }: { from: string; to: string }): string | undefined {
  const passed = listPassed(targets, to).map(pathOf)
  const at = passed.indexOf(from)
  if (at < 0) return undefined
  return at === 0 ? from : passed[at - 1]
}

/** Whether the chain behind an address is longer than what is followed, so that another step before it would lead nowhere. */
export const isLongChain = (targets: Targets, to: string) => listPassed(targets, to).length === MAX_STEPS

/** The first of the passed addresses that is a page; null for none. */
export function findEnd(targets: Targets, start: string, pages: ReadonlySet<string>): string | null {
  return listPassed(targets, start).find((address) => pages.has(pathOf(address))) ?? null
}
