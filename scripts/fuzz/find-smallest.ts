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
  const property = fc.asyncProperty(requests, async (request) => {
    const faults = await findFaults(request)
    if (faults.length > 0) found = faults
    return faults.length === 0
  })
  const details = await fc.check(property, {
    seed: seedOf(seed, name),
    numRuns: runs,
    examples: first.map((request): [Request] => [request]),
    // A fault may come only once: then there is nothing smaller to look for.
    interruptAfterTimeLimit: 60_000,
    markInterruptAsFailure: true,
  })
  if (!details.failed) return null
  if (!details.counterexample) return `${name}: only ${details.numRuns} of ${runs} calls in a minute`
  const [request] = details.counterexample
  return [
    `${name} (--seed ${seed}${canBeAlone ? ` --only '${name}'` : ''}):`,
    ...found.map((fault) => `  ${fault}`),
    `  ${JSON.stringify(request).slice(0, 3000)}`,
  ].join('\n')
}
