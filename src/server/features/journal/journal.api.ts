import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listJournal } from './journal.service.ts'

export const journal = {
  list: api.journal.list.handler(({ context, input }) =>
    listJournal(context.db, requireActor(context), input),
  ),
}
