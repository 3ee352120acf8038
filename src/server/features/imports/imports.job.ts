import { filesOf } from '../../platform/files/files-of.ts'
import { defineJob, readNumber } from '../../platform/jobs/job.ts'
import { applyImport } from './apply-import.service.ts'
import { checkImport } from './check-import.service.ts'
import { APPLY_IMPORT, CHECK_IMPORT } from './imports.service.ts'

/** The dry run of a price list. */
export const checkImportJob = defineJob({
  name: CHECK_IMPORT,
  read: (payload) => readNumber(payload, 'id'),
  run: ({ db, dataDir, storage }, id) => checkImport(db, filesOf({ dataDir, storage }), id),
})

/** Applies a price list that was checked, in the name of who pressed. */
export const applyImportJob = defineJob({
  name: APPLY_IMPORT,
  read: (payload) => ({ id: readNumber(payload, 'id'), actorId: readNumber(payload, 'actorId') }),
  run: ({ db }, { id, actorId }) => applyImport(db, id, actorId),
})
