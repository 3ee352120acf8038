import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'

/** Everything under this key is read anew after a write to projects or their categories. */
export const PROJECTS_KEY = ['projects'] as const

/** All projects with fields that only staff see. */
export const projectsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, 'list'],
    queryFn: ({ signal }) => api.adminProjects.list(undefined, { signal }),
  })

/** Categories of projects. */
export const projectCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, 'categories'],
    queryFn: ({ signal }) => api.adminProjectCategories.list(undefined, { signal }),
  })
