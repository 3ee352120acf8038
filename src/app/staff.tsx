import { createRoot } from 'react-dom/client'
import { createStaffArea } from '../admin/area.tsx'
import { renewSession } from '../admin/shell/renewal.ts'
import { applyTheme } from '../admin/shell/theme.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { renewing } from '../api/renewing-transport.ts'
import { createStaffApi } from '../api/staff.ts'
import '../admin/staff.css'

applyTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(createStaffArea(createStaffApi(renewing(fetchTransport, renewSession))))
