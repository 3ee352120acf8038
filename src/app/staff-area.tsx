import type { Root } from 'react-dom/client'
import { createStaffArea } from '../admin/area.tsx'
import { keepingTime } from '../admin/server-clock.ts'
import { renewSession } from '../admin/session/renewal.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { renewing } from '../api/renewing-transport.ts'
import { repeatable } from '../api/repeatable-calls.ts'
import { createStaffApi } from '../api/staff.ts'

/** Renders the staff area into a root, replacing its content. */
export function renderStaffArea(root: Root): void {
  root.render(
    createStaffArea(createStaffApi(repeatable(renewing(keepingTime(fetchTransport), renewSession)))),
  )
}
