import type { Root } from 'react-dom/client'
import { createStaffArea } from '../admin/area.tsx'
import { renewSession } from '../admin/shell/renewal.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { renewing } from '../api/renewing-transport.ts'
import { createStaffApi } from '../api/staff.ts'

/** Draws the staff area; what was there before goes. */
export function drawStaffArea(root: Root): void {
  root.render(createStaffArea(createStaffApi(renewing(fetchTransport, renewSession))))
}
