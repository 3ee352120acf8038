import { randomUUID } from 'node:crypto'
import { canSendMail, isMailOn } from '../channels/channels.service.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import type { AccountMail } from '../staff/letters/account-letters.service.ts'
import { queueRings } from './rings.service.ts'

/** Letters about accounts go as all other messages do: each is a delivery, and its failure stands there. */
export const accountMail: AccountMail = {
  isOn: isMailOn,
  sendsNow: async (db, secrets) => (await canSendMail(db, secrets)) && !(await isHeldAfterRestore(db)),
  queue: (tx, email, letter) =>
    queueRings(tx, [{ channel: 'email', recipient: email }], {
      kind: 'account',
      inquiryId: null,
      occasion: `account:${randomUUID()}`,
      details: { ...letter },
    }),
}
