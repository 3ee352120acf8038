import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { exportPerson } from './export-person.service.ts'
import { erasePerson, findPerson, previewErasure, withdrawConsents } from './person.service.ts'

export const consents = {
  find: api.consents.find.handler(({ context, input }) => findPerson(context.db, input)),
  export: api.consents.export.handler(async ({ context, input }) => {
    const body = await exportPerson(context.db, requireActor(context), input)
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
  withdraw: api.consents.withdraw.handler(({ context, input }) =>
    withdrawConsents(context.db, requireActor(context), input),
  ),
  erase: api.consents.erase.handler(async ({ context, input: { preview, ...person } }) => {
    if (preview) return await previewErasure(context.db, person)
    return { inquiries: await erasePerson(context.db, requireActor(context), person, context.photos) }
  }),
}
