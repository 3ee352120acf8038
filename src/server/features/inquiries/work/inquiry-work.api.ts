import { api } from '../../../platform/http/implementer.ts'
import { readVersion } from '../../../platform/http/read-version.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { requireSettings } from '../../settings/settings.service.ts'
import { enterInquiry } from '../receive/inquiry-by-hand.service.ts'
import { changeInquiries, undoChanges } from './inquiry-changes.service.ts'
import { mergeInquiries, unmergeInquiries } from './inquiry-merge.service.ts'
import { addNote, correctNote } from './inquiry-notes.service.ts'
import { takeInquiry, updateInquiryWork } from './inquiry-work.service.ts'
import { listAssignees } from './inquiry-work.store.ts'

export const inquiryWork = {
  create: api.inquiryWork.create.handler(({ context, input }) =>
    enterInquiry(context.db, requireActor(context), input),
  ),
  update: api.inquiryWork.update.handler(({ context, input }) =>
    updateInquiryWork(context.db, requireActor(context), input, context),
  ),
  changeSeveral: api.inquiryWork.changeSeveral.handler(({ context, input }) =>
    changeInquiries(context.db, requireActor(context), input, context.channels),
  ),
  undoSeveral: api.inquiryWork.undoSeveral.handler(({ context, input }) =>
    undoChanges(context.db, requireActor(context), input.undo),
  ),
  take: api.inquiryWork.take.handler(({ context, input }) =>
    takeInquiry(context.db, requireActor(context), input.id, readVersion(context.ifMatch)),
  ),
  addNote: api.inquiryWork.addNote.handler(({ context, input }) =>
    addNote(context.db, requireActor(context), input, readVersion(context.ifMatch)),
  ),
  correctNote: api.inquiryWork.correctNote.handler(({ context, input }) =>
    correctNote(context.db, requireActor(context), input, readVersion(context.ifMatch)),
  ),
  merge: api.inquiryWork.merge.handler(({ context, input }) =>
    mergeInquiries(context.db, requireActor(context), input, readVersion(context.ifMatch)),
  ),
  unmerge: api.inquiryWork.unmerge.handler(({ context, input }) =>
    unmergeInquiries(context.db, requireActor(context), input, readVersion(context.ifMatch)),
  ),
  assignees: api.inquiryWork.assignees.handler(({ context }) => listAssignees(context.db)),
  lostReasons: api.inquiryWork.lostReasons.handler(
    async ({ context }) => (await requireSettings(context.db)).lostReasons,
  ),
}
