import { publicEndpoints } from '../contract/endpoints.public.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** Not JSON: uploads go by `uploadImage`, the export is a link. */
const { uploads: _upload, inquiryExport: _export, ...calls } = staffEndpoints
const endpoints = { ...publicEndpoints, ...calls }

/** API client of the staff area. */
export type StaffApi = Client<typeof endpoints>

/** The typed client of all endpoints but uploads, which need progress (`staff-upload.ts`). */
export function createStaffApi(transport: Transport): StaffApi {
  return createClient(endpoints, transport)
}
