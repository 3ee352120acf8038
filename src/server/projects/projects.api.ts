import { api } from '../http/implementer.ts'
import { listProjects, requireProject } from './projects.service.ts'

export const projects = {
  list: api.projects.list.handler(({ context }) => listProjects(context.db)),
  byId: api.projects.byId.handler(({ context, input }) => requireProject(context.db, input.id)),
}
