import { publicRows } from '../contract/rows.public.ts'
import { staffRows } from '../contract/rows.staff.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** A picture is no call of JSON: it goes by `uploadImage`. */
const { uploads: _upload, ...calls } = staffRows
const rows = { ...publicRows, ...calls }

/** What a screen of the staff area may ask. */
export type StaffApi = Client<typeof rows>

export function createStaffApi(transport: Transport): StaffApi {
  return createClient(rows, transport)
}
