import { forgetProducts as forgetInDrafts } from '../features/drafts/drafts.service.ts'
import { planSummary } from '../features/inquiries/reminders/summaries.service.ts'
import { forgetProducts as forgetInTrash } from '../features/trash/trash.service.ts'
import type { ApiContext } from '../platform/http/api-context.ts'

/** News that features tell, and who of those above them hears it, in the transaction of the change. */
export const news = {
  settingsChanged: planSummary,
  async productsGone(tx, ids) {
    await forgetInTrash(tx, ids)
    await forgetInDrafts(tx, ids)
  },
} satisfies Partial<ApiContext>
