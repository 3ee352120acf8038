import { publicEndpoints } from '../contract/endpoints.public.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** A picture is no call of JSON: it goes by `uploadImage`. */
const { uploads: _upload, ...calls } = staffEndpoints
const endpoints = { ...publicEndpoints, ...calls }

/** What a screen of the staff area may ask. */
export type StaffApi = Client<typeof endpoints>

/** The typed client of all endpoints but uploads, which need progress (`staff-upload.ts`). */
export function createStaffApi(transport: Transport): StaffApi {
  return createClient(endpoints, transport)
}
