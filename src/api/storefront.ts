import { publicEndpoints } from '../contract/endpoints.public.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** What a visitor's page may ask. */
export type StorefrontApi = Client<typeof publicEndpoints>

export function createStorefrontApi(transport: Transport): StorefrontApi {
  return createClient(publicEndpoints, transport)
}
