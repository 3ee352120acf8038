import { defineJob, type Job, readField, readNumber, readText } from '../../../platform/jobs/job.ts'
import type { AccountMail } from '../letters/account-letters.service.ts'
import { SEND_RESET, sendReset } from './password-reset.service.ts'

/** Writes the letter that somebody has asked for, where anybody is called so. */
export const createSendResetJob = (accountMail: AccountMail): Job =>
  defineJob({
    name: SEND_RESET,
    read: (payload) => ({
      userId: readField(payload, 'userId') === null ? null : readNumber(payload, 'userId'),
      id: readText(payload, 'id'),
      sealed: readText(payload, 'sealed'),
      publicUrl: readField(payload, 'publicUrl') === null ? null : readText(payload, 'publicUrl'),
      askedAt: new Date(readNumber(payload, 'askedAt')),
    }),
    run: ({ db }, asked) => sendReset(db, accountMail, asked),
  })
