import { publicEndpoints } from '../contract/endpoints.public.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { type Client, createClient, type Transport } from './client.ts'

/** Not JSON: uploads go by `staff-upload.ts`, exports are links. */
const {
  uploads: _upload,
  mediaFiles: _files,
  inquiryExport: _export,
  productExport: _products,
  ...calls
} = staffEndpoints
const endpoints = { ...publicEndpoints, ...calls }

/** API client of the staff area. */
export type StaffApi = Client<typeof endpoints>

/** The typed client of all endpoints but uploads, which need progress (`staff-upload.ts`). */
export function createStaffApi(transport: Transport): StaffApi {
  return createClient(endpoints, (name, endpoint, input, options) => {
    if (!endpoint.hasWholeBody) return transport(name, endpoint, input, options)
    const { params, body }: { params: Record<string, unknown>; body: unknown } = Object(input)
    const fill = (path: string, [key, value]: [string, unknown]) =>
      path.replace(`{${key}}`, encodeURIComponent(String(value)))
    const path = `/${Object.entries(params).reduce(fill, endpoint.path).slice(1)}` as const
    return transport(name, { ...endpoint, path }, body, options)
  })
}
