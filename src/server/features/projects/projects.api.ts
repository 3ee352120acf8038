import type { Project } from '../../../contract/content/projects.ts'
import { readerOf } from '../../platform/db/scope.ts'
import type { ApiContext } from '../../platform/http/api-context.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import {
  categoryWrites,
  createProject,
  listAdminProjects,
  listCategories,
  listProjects,
  removeProject,
  requireProject,
  updateProject,
} from './projects.service.ts'

const shown = (context: ApiContext, project: Project) => forReader(context, project, 'published')

export const projects = {
  list: api.projects.list.handler(async ({ context, input }) =>
    (await listProjects(context.db, readerOf(context), input.published)).map((one) => shown(context, one)),
  ),
  byId: api.projects.byId.handler(async ({ context, input }) =>
    shown(context, await requireProject(context.db, readerOf(context), input.id)),
  ),
}

export const adminProjects = {
  list: api.adminProjects.list.handler(({ context, input }) =>
    listAdminProjects(context.db, input.published),
  ),
  create: api.adminProjects.create.handler(({ context, input }) =>
    createProject(context.db, requireActor(context), input),
  ),
  update: api.adminProjects.update.handler(({ context, input: { id, ...changes } }) =>
    updateProject(context.db, requireWriter(context, 'projects', id), id, changes),
  ),
  remove: api.adminProjects.remove.handler(async ({ context, input }) => {
    await removeProject(context.db, requireWriter(context, 'projects', input.id), input.id)
    return { success: true }
  }),
}

export const adminProjectCategories = {
  list: api.adminProjectCategories.list.handler(({ context }) => listCategories(context.db)),
  create: api.adminProjectCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminProjectCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireWriter(context, 'project-categories', id), id, changes),
  ),
  remove: api.adminProjectCategories.remove.handler(async ({ context, input }) => {
    await categoryWrites.remove(context.db, requireWriter(context, 'project-categories', input.id), input.id)
    return { success: true }
  }),
}
