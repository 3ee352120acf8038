import type { Endpoint } from '../../../contract/access.ts'
import { publicEndpoints } from '../../../contract/endpoints.public.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'

const nouns = [...Object.values(publicEndpoints), ...Object.values(staffEndpoints)]
/** All endpoints of the contract. */
export const endpoints = nouns.flatMap((verbs) => Object.values<Endpoint>(verbs))

const keyOf = (method: string, path: string) => `${method} ${path}`
const exact = new Map(endpoints.map((endpoint) => [keyOf(endpoint.method, `/api${endpoint.path}`), endpoint]))
const withParameters = endpoints
  .filter(({ path }) => path.includes('{'))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The endpoint of a request, one with a fixed address before one with a parameter; null when there is none. */
export function findEndpoint(method: string, path: string): Endpoint | null {
  const address = path.replace(/\/$/, '')
  const fixed = exact.get(keyOf(method, address))
  if (fixed) return fixed
  const found = withParameters.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(address),
  )
  return found?.endpoint ?? null
}

const withSuccess = endpoints.filter(({ errorsHaveSuccess }) => errorsHaveSuccess)

/** Whether the error responses of an address also carry `success: false`. */
export function hasSuccessInErrors(path: string): boolean {
  return withSuccess.some((endpoint) => findEndpoint(endpoint.method, path) === endpoint)
}
