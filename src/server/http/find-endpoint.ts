import type { Endpoint } from '../../contract/access.ts'
import { publicEndpoints } from '../../contract/endpoints.public.ts'
import { staffEndpoints } from '../../contract/endpoints.staff.ts'

const nouns = [...Object.values(publicEndpoints), ...Object.values(staffEndpoints)]
const matchers = nouns
  .flatMap((verbs) => Object.values<Endpoint>(verbs))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isExact: !endpoint.path.includes('{'),
  }))

/** The endpoint of a request, one with a fixed address before one with a parameter; null when there is none. */
export function findEndpoint(method: string, path: string): Endpoint | null {
  const address = path.replace(/\/$/, '')
  const found = matchers.filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(address),
  )
  return (found.find(({ isExact }) => isExact) ?? found[0])?.endpoint ?? null
}
