import { planSummary } from '../features/inquiries/reminders/summaries.service.ts'
import type { ApiContext } from '../platform/http/api-context.ts'

/** News that features tell, and who of those above them hears it, in the transaction of the change. */
export const news = {
  settingsChanged: planSummary,
} satisfies Partial<ApiContext>
