import type { VersionedEntity } from '../../../contract/records/records.ts'
import type { Database } from '../db/database.ts'
import type { Writer } from '../db/versioned.ts'
import type { ApiContext } from './api-context.ts'
import { requireActor, requireWriter } from './require-actor.ts'

/** Answer of a deletion by `removedSchema`. */
export const REMOVED = { success: true } as const
/** Answer of a deletion that has no body. */
export const NO_BODY = undefined

/** An endpoint of `api` that waits for its handler. */
interface Endpoint<Input, Output, Handled> {
  handler(handle: (call: { context: ApiContext; input: Input }) => Promise<Output>): Handled
}

interface WriteEndpoints<New, Changes, Row, Removed, Created, Updated, Gone> {
  create: Endpoint<New, Row, Created>
  update: Endpoint<Changes, Row, Updated>
  remove: Endpoint<{ id: number }, Removed, Gone>
}

interface Writes<New, Changes, Row> {
  create: (db: Database, actor: Writer, row: New) => Promise<Row>
  update: (db: Database, actor: Writer, id: number, changes: Omit<Changes, 'id'>) => Promise<Row>
  remove: (db: Database, actor: Writer, id: number) => Promise<void>
}

/** Handlers of the writes of a record; `removed` is the answer of a deletion. */
export function writeHandlers<New, Changes extends { id: number }, Row, Removed, Created, Updated, Gone>(
  endpoints: WriteEndpoints<New, Changes, Row, Removed, Created, Updated, Gone>,
  entity: VersionedEntity,
  writes: Writes<New, Changes, Row>,
  removed: Removed,
) {
  return {
    create: endpoints.create.handler(({ context, input }) =>
      writes.create(context.db, requireActor(context), input),
    ),
    update: endpoints.update.handler(({ context, input: { id, ...changes } }) =>
      writes.update(context.db, requireWriter(context, entity, id), id, changes),
    ),
    remove: endpoints.remove.handler(async ({ context, input: { id } }) => {
      await writes.remove(context.db, requireWriter(context, entity, id), id)
      return removed
    }),
  }
}

/** The same with the list for staff. */
export function crudHandlers<
  Asked,
  Rows,
  Listed,
  New,
  Changes extends { id: number },
  Row,
  Removed,
  Created,
  Updated,
  Gone,
>(
  endpoints: WriteEndpoints<New, Changes, Row, Removed, Created, Updated, Gone> & {
    list: Endpoint<Asked, Rows, Listed>
  },
  entity: VersionedEntity,
  service: Writes<New, Changes, Row> & { list: (db: Database, asked: Asked) => Promise<Rows> },
  removed: Removed,
) {
  return {
    list: endpoints.list.handler(({ context, input }) => service.list(context.db, input)),
    ...writeHandlers(endpoints, entity, service, removed),
  }
}
