import type { ApiContext } from '../../platform/http/api-context.ts'
import { api } from '../../platform/http/implementer.ts'
import { readVersion } from '../../platform/http/read-version.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listDrafts, publishDraft, putDraft, removeDraft, requireDraft } from './drafts.service.ts'

const seenBy = ({ ifMatch }: ApiContext) => readVersion(ifMatch)

/** The same of a write that may also be of the first draft alone (`If-None-Match: *`). */
const seenOrNone = (context: ApiContext) => (context.ifNoneMatch === '*' ? 'none' : seenBy(context))

export const drafts = {
  list: api.drafts.list.handler(({ context, input: { entity, id } }) => listDrafts(context.db, entity, id)),
  get: api.drafts.get.handler(({ context, input: { entity, id } }) => requireDraft(context.db, entity, id)),
  put: api.drafts.put.handler(({ context, input: { entity, id, baseVersion, ...sent } }) =>
    putDraft(context.db, requireActor(context), { entity, id, seen: seenOrNone(context), baseVersion }, sent),
  ),
  remove: api.drafts.remove.handler(({ context, input: { entity, id } }) =>
    removeDraft(context.db, requireActor(context), { entity, id, seen: seenBy(context) }),
  ),
  publish: api.drafts.publish.handler(({ context, input: { entity, id, force } }) =>
    publishDraft(
      context.db,
      requireActor(context),
      { entity, id, seen: seenBy(context) },
      {
        force,
        textsChanged: context.textsChanged,
      },
    ),
  ),
}
