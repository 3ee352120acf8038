import type { Project } from '../../../contract/content/projects.ts'
import { readerOf } from '../../platform/db/scope.ts'
import type { ApiContext } from '../../platform/http/api-context.ts'
import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { forReader } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import {
  categoryWrites,
  createProject,
  listAdminProjects,
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

export const adminProjects = crudHandlers(
  api.adminProjects,
  'projects',
  {
    list: (db, { published }) => listAdminProjects(db, published),
    create: createProject,
    update: updateProject,
    remove: removeProject,
  },
  REMOVED,
)

export const adminProjectCategories = crudHandlers(
  api.adminProjectCategories,
  'project-categories',
  categoryWrites,
  REMOVED,
)
