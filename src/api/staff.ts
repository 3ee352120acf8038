import { publicEndpoints } from '../contract/endpoints.public.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** Uploads are not JSON: they go by `uploadImage`. */
const { uploads: _upload, ...calls } = staffEndpoints
const endpoints = { ...publicEndpoints, ...calls }

/** API client of the staff area. */
export type StaffApi = Client<typeof endpoints>

/** The typed client of all endpoints but uploads, which need progress (`staff-upload.ts`). */
export function createStaffApi(transport: Transport): StaffApi {
  return createClient(endpoints, transport)
}
