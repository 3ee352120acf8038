import { createRoot } from 'react-dom/client'
import { LoginPage } from '../admin/login/login-page.tsx'
import { isAnonymous } from '../admin/session/anonymous.ts'
import { toReturnAddress } from '../admin/session/return-address.ts'
import { applyTheme } from '../admin/shell/theme.ts'
import { StaffContext } from '../admin/staff.ts'
import { fetchTransport } from '../api/fetch-transport.ts'
import { createStaffApi } from '../api/staff.ts'
import { Toasts } from '../ui/toast/toasts.tsx'
import '../admin/staff.css'

/** Entry of the separate sign-in page, for browsers without a session; the staff area is fetched while the person types. */
const openStaffArea = () => import('./staff-area.tsx')

applyTheme()
const element = document.getElementById('root')
if (element) {
  const root = createRoot(element)
  // The document's flag «no session» is outdated after signing in.
  isAnonymous()
  element.addEventListener('input', () => void openStaffArea().catch(() => undefined), { once: true })
  const openReturnAddress = async () => {
    const address = toReturnAddress(new URLSearchParams(location.search).get('next'))
    try {
      const { renderStaffArea } = await openStaffArea()
      history.replaceState(null, '', address)
      renderStaffArea(root)
    } catch {
      location.replace(address)
    }
  }
  root.render(
    <StaffContext value={createStaffApi(fetchTransport)}>
      <LoginPage onSignedIn={() => void openReturnAddress()} />
      <Toasts />
    </StaffContext>,
  )
}
