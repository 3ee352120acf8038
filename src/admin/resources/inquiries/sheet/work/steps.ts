import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { isOpenStatus } from '../../../../../domain/inquiry/kinds.ts'

export type RequestStep = 'take' | 'finish' | 'lose' | 'reopen'

/**
 * The next steps that the sheet of a request offers, when it is not only read; each has a button, and its key acts only where the button
 * stands. One that nobody has taken is taken first, for nobody has spoken to the client yet. List and board, where requests are
 * cleared up, also finish and lose such ones; who does so has taken them.
 */
export function stepsOf({
  status,
  assignee,
}: Pick<Inquiry, 'status' | 'assignee'>): ReadonlySet<RequestStep> {
  if (!isOpenStatus(status)) return new Set(['reopen'])
  return new Set(assignee === null ? ['take'] : ['finish', 'lose'])
}
