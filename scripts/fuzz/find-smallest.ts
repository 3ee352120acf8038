import fc from 'fast-check'
import type { FuzzRequest } from './requests.ts'

/** Calls of one kind that are tried. */
export interface Tried<Request extends FuzzRequest> {
  name: string
  /** Whether `--only` with the name makes the same calls. */
  canBeAlone: boolean
  seed: number
  runs: number
  requests: fc.Arbitrary<Request>
  /** Calls that are made before those, and count among the runs. */
  first?: readonly Request[]
  findFaults(request: Request): Promise<readonly string[]>
}

/** Most calls that look for a smaller one with a fault: it may come only once. */
const MAX_AFTER = 300

/** A number of its own for each row, so that one row alone is tried as it was among all. */
function seedOf(seed: number, name: string): number {
  let hash = seed | 0
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return hash
}

/** Makes the calls; returns the faults of the smallest one that has any, with the call itself, or null. */
export async function findSmallest<Request extends FuzzRequest>({
  name,
  canBeAlone,
  seed,
  runs,
  requests,
  first = [],
  findFaults,
}: Tried<Request>): Promise<string | null> {
  let found: readonly string[] = []
  let after = 0
  const property = fc.asyncProperty(requests, async (request) => {
    if (found.length > 0) after += 1
    if (after > MAX_AFTER) return true
    const faults = await findFaults(request)
    if (faults.length > 0) found = faults
    return faults.length === 0
  })
  const details = await fc.check(property, {
    seed: seedOf(seed, name),
    numRuns: runs,
    examples: first.map((request): [Request] => [request]),
  })
  if (!details.failed) return null
  if (!details.counterexample) return `${name}: ${details.errorInstance ?? 'no call was made'}`
  const [request] = details.counterexample
  return [
    `${name} (--seed ${seed}${canBeAlone ? ` --only '${name}'` : ''}):`,
    ...found.map((fault) => `  ${fault}`),
    `  ${JSON.stringify(request).slice(0, 3000)}`,
  ].join('\n')
}
