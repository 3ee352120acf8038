import { publicEndpoints } from '../contract/endpoints.public.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** What a visitor's page may ask. */
export type StorefrontApi = Client<typeof publicEndpoints>

/** The typed client of the endpoints that need no session. */
export function createStorefrontApi(transport: Transport): StorefrontApi {
  return createClient(publicEndpoints, transport)
}
