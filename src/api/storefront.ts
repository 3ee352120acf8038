import { publicEndpoints } from '../contract/endpoints.public.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** API client of the storefront. */
export type StorefrontApi = Client<typeof publicEndpoints>

/** The typed client of the endpoints that need no session. */
export function createStorefrontApi(transport: Transport): StorefrontApi {
  return createClient(publicEndpoints, transport)
}
