import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ru } from 'zod/locales'
import type { Access, Endpoint } from './access.ts'

/** What an endpoint carries besides its address: read by the middleware that guards every handler. */
export interface EndpointMeta {
  access?: Access
  perMinute?: number
  perHour?: number
  searchesPerMinute?: number
  changesContent?: true
}

// Messages that no schema names itself are shown to people too.
z.config(ru())

const base = oc.$meta<EndpointMeta>({})

/** An endpoint as the contract library takes it: address and access rule; schemas follow by `.input().output()`. */
export function defineEndpoint(endpoint: Endpoint, summary: string) {
  return base
    .route({
      method: endpoint.method,
      path: endpoint.path,
      summary,
      ...(endpoint.status ? { successStatus: endpoint.status } : {}),
    })
    .meta({
      access: endpoint.access,
      ...(endpoint.perMinute ? { perMinute: endpoint.perMinute } : {}),
      ...(endpoint.perHour ? { perHour: endpoint.perHour } : {}),
      ...(endpoint.searchesPerMinute ? { searchesPerMinute: endpoint.searchesPerMinute } : {}),
      ...(endpoint.changesContent ? { changesContent: endpoint.changesContent } : {}),
    })
}
