import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
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

export const projects = {
  list: api.projects.list.handler(({ context }) => listProjects(context.db)),
  byId: api.projects.byId.handler(({ context, input }) => requireProject(context.db, input.id)),
}

export const adminProjects = {
  list: api.adminProjects.list.handler(({ context }) => listAdminProjects(context.db)),
  create: api.adminProjects.create.handler(({ context, input }) =>
    createProject(context.db, requireActor(context), input),
  ),
  update: api.adminProjects.update.handler(({ context, input: { id, ...changes } }) =>
    updateProject(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminProjects.remove.handler(async ({ context, input }) => {
    await removeProject(context.db, requireActor(context), input.id)
    return { success: true }
  }),
}

export const adminProjectCategories = {
  list: api.adminProjectCategories.list.handler(({ context }) => listCategories(context.db)),
  create: api.adminProjectCategories.create.handler(({ context, input }) =>
    categoryWrites.create(context.db, requireActor(context), input),
  ),
  update: api.adminProjectCategories.update.handler(({ context, input: { id, ...changes } }) =>
    categoryWrites.update(context.db, requireActor(context), id, changes),
  ),
  remove: api.adminProjectCategories.remove.handler(async ({ context, input }) => {
    await categoryWrites.remove(context.db, requireActor(context), input.id)
    return { success: true }
  }),
}
