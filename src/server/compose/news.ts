import { publishConsents } from '../features/consent-documents/consent-documents.service.ts'
import { accountMail } from '../features/deliveries/account-mail.service.ts'
import { forgetProducts as forgetInDrafts } from '../features/drafts/drafts.service.ts'
import { planSummary } from '../features/inquiries/reminders/summaries.service.ts'
import { requireSettings } from '../features/settings/settings.service.ts'
import { forgetProducts as forgetInTrash } from '../features/trash/trash.service.ts'
import { lockRecord } from '../platform/db/versioned.ts'
import type { ApiContext } from '../platform/http/api-context.ts'

/** News that features tell, and who of those above them hears it, in the transaction of the change. */
export const news = {
  accountMail,
  settingsChanged: planSummary,
  async textsChanged(tx, key) {
    if (key !== 'consent') return
    // As changed settings do: two do not publish the same version.
    await lockRecord(tx, { entity: 'settings', id: 1 })
    await publishConsents(tx, await requireSettings(tx))
  },
  async productsGone(tx, ids) {
    await forgetInTrash(tx, ids)
    await forgetInDrafts(tx, ids)
  },
} satisfies Partial<ApiContext>
