import { staffEndpoints } from '../contract/endpoints.staff.ts'
import type { OpenForm, OtherEditor } from '../contract/records/presence.ts'
import { fetchTransport } from './fetch-transport.ts'
import { createStaffApi } from './staff.ts'

/** Not through the staff area's transport: a session that has ended is no reason to ask for the password in the middle of a form. */
const direct = createStaffApi(fetchTransport)

/** Says that a form is open; returns who else has it open. Throws ApiError. */
export function renewForm(form: OpenForm): Promise<OtherEditor[]> {
  return direct.presence.renew(form)
}

/** Says that a form is closed, also while the page is being left; what fails is over within a minute by itself. */
export function leaveForm(form: OpenForm): void {
  const { method, path } = staffEndpoints.presence.leave
  const headers = { 'content-type': 'application/json' }
  fetch(`/api${path}`, { method, headers, body: JSON.stringify(form), keepalive: true }).catch(
    () => undefined,
  )
}
