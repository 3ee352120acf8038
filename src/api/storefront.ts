import { publicRows } from '../contract/rows.public.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** What a visitor's page may ask. */
export type StorefrontApi = Client<typeof publicRows>

export function createStorefrontApi(transport: Transport): StorefrontApi {
  return createClient(publicRows, transport)
}
