import type { Inquiry } from '../../../contract/inquiries.ts'
import { isOpenStatus } from '../../../lib/inquiry-kinds.ts'

export type RequestStep = 'take' | 'finish' | 'lose' | 'reopen'

/**
 * The next steps of a request that is not only read; each has a button, and its key acts only where the button stands. Nobody has spoken
 * to a client whose request nobody has taken: such a one is neither finished nor lost.
 */
export function stepsOf({
  status,
  assignee,
}: Pick<Inquiry, 'status' | 'assignee'>): ReadonlySet<RequestStep> {
  if (!isOpenStatus(status)) return new Set(['reopen'])
  return new Set(assignee === null ? ['take'] : ['finish', 'lose'])
}
