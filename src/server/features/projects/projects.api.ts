import type { Project } from '../../../contract/content/projects.ts'
import type { Reader } from '../../platform/db/scope.ts'
import { crudHandlers, REMOVED } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
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

const shown = (reader: Reader, project: Project) => forReader(reader, project, 'published')

export const projects = {
  list: api.projects.list.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'projects')
    return (await listProjects(context.db, reader, input.published)).map((one) => shown(reader, one))
  }),
  byId: api.projects.byId.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'projects')
    return shown(reader, await requireProject(context.db, reader, input.id))
  }),
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
