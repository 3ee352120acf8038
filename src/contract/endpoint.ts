import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { RightAction } from '../domain/staff/rights.ts'
import type { Access, CallSection, Endpoint } from './access.ts'
import { defaultMessage } from './default-messages.ts'

/** Metadata of an endpoint, read by the middleware in front of every handler. */
export interface EndpointMeta {
  access?: Access
  section?: CallSection
  act?: RightAction
  beforeSecondFactor?: true
  perMinute?: number
  searchesPerMinute?: number
  isFromMemory?: true
  changesContent?: true
  hasWholeBody?: true
  isRepeatable?: true | 'read-again'
}

// Russian default messages: those without a message of ours are shown to people too.
z.config({ localeError: defaultMessage })

const base = oc.$meta<EndpointMeta>({})

/** Creates the contract of an endpoint from address and access rule; schemas follow by `.input().output()`. */
export function defineEndpoint(endpoint: Endpoint, summary: string) {
  return base
    .route({
      method: endpoint.method,
      path: endpoint.path,
      summary,
      ...(endpoint.status ? { successStatus: endpoint.status } : {}),
      ...(endpoint.hasWholeBody ? { inputStructure: 'detailed' as const } : {}),
      ...(endpoint.mayBePlanned ? { outputStructure: 'detailed' as const } : {}),
    })
    .meta({
      access: endpoint.access,
      ...(endpoint.section ? { section: endpoint.section } : {}),
      ...(endpoint.act ? { act: endpoint.act } : {}),
      ...(endpoint.beforeSecondFactor ? { beforeSecondFactor: endpoint.beforeSecondFactor } : {}),
      ...(endpoint.perMinute ? { perMinute: endpoint.perMinute } : {}),
      ...(endpoint.searchesPerMinute ? { searchesPerMinute: endpoint.searchesPerMinute } : {}),
      ...(endpoint.isFromMemory ? { isFromMemory: endpoint.isFromMemory } : {}),
      ...(endpoint.hasWholeBody ? { hasWholeBody: endpoint.hasWholeBody } : {}),
      ...(endpoint.isRepeatable ? { isRepeatable: endpoint.isRepeatable } : {}),
      ...(endpoint.changesContent ? { changesContent: endpoint.changesContent } : {}),
    })
}

/** Output of an endpoint that `mayBePlanned`: `now` with status 200, or the number of the plan with 202. */
export const orPlanned = <Now extends z.ZodType>(now: Now) =>
  z.discriminatedUnion('status', [
    z.object({ status: z.literal(200), body: now }),
    z.object({
      status: z.literal(202),
      body: z.object({ scheduledId: z.int().describe('Номер в плане: по нему отменяют') }),
    }),
  ])
