import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { Endpoint } from '../contract/access.ts'
import type { Contract } from '../contract/index.ts'

type Inputs = InferContractRouterInputs<Contract>
type Outputs = InferContractRouterOutputs<Contract>

/** Endpoints of the contract by noun and verb: the public ones, or those of the staff area. */
export type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** By default the browser's. */
  fetch?: typeof fetch
}

/** What a caller gets of an endpoint that `mayBePlanned`: the body of either answer. */
type Answer<Output> = Output extends { status: 200 | 202; body: infer Body } ? Body : Output

type Call<G extends keyof Contract, N extends keyof Contract[G]> = N extends keyof Inputs[G] &
  keyof Outputs[G]
  ? undefined extends Inputs[G][N]
    ? (input?: undefined, options?: CallOptions) => Promise<Answer<Outputs[G][N]>>
    : (input: Inputs[G][N], options?: CallOptions) => Promise<Answer<Outputs[G][N]>>
  : never

/** The typed client of a set of endpoints; types come from the contract, schemas stay on the server. */
export type Client<R extends Endpoints> = {
  readonly [G in keyof R & keyof Contract]: {
    readonly [N in keyof R[G] & keyof Contract[G]]: Call<G, N>
  }
}

/** Sends one call: by fetch in the browser, in process on the server. Throws ApiError. */
export type Transport = (
  name: readonly [noun: string, verb: string],
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions,
) => Promise<unknown>

/** Creates the client of the given endpoints over a transport. */
export function createClient<R extends Endpoints>(endpoints: R, transport: Transport): Client<R> {
  const client = Object.fromEntries(
    Object.entries(endpoints).map(([noun, verbs]) => [
      noun,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, endpoint]) => [
          verb,
          (input: unknown, options: CallOptions = {}) => transport([noun, verb], endpoint, input, options),
        ]),
      ),
    ]),
  )
  // Asserted: the server validates every response against the same contract.
  return client as Client<R>
}
