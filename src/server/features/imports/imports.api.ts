import { filesOf } from '../../platform/files/files-of.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { applyImport, describeColumns, planImport, uploadImport } from './imports.service.ts'
import { listImportRows, listImports, requireImportById } from './shown-imports.service.ts'
import { undoImport } from './undo-import.service.ts'

export const imports = {
  list: api.imports.list.handler(({ context }) => listImports(context.db)),
  create: api.imports.create.handler(({ context, input }) =>
    uploadImport(context.db, filesOf(context.backupPlaces), requireActor(context), input.file),
  ),
  get: api.imports.get.handler(({ context, input }) =>
    requireImportById(context.db, requireActor(context), input.id),
  ),
  columns: api.imports.columns.handler(({ context, input }) =>
    describeColumns(context.db, filesOf(context.backupPlaces), input.id),
  ),
  update: api.imports.update.handler(({ context, input: { id, ...plan } }) =>
    planImport(context.db, filesOf(context.backupPlaces), id, plan),
  ),
  rows: api.imports.rows.handler(({ context, input: { id, ...asked } }) =>
    listImportRows(context.db, requireActor(context), id, asked),
  ),
  apply: api.imports.apply.handler(({ context, input }) =>
    applyImport(context.db, requireActor(context), input.id),
  ),
  undo: api.imports.undo.handler(({ context, input: { id } }) =>
    undoImport(context.db, requireActor(context), { id, productsGone: context.productsGone }),
  ),
}
