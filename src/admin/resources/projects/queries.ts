import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

/** Query key prefix that is invalidated after writes to projects or their categories. */
export const PROJECTS_KEY = ['projects'] as const

/** All projects with staff fields. */
export const projectsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, 'list'],
    queryFn: ({ signal }) => api.adminProjects.list({}, { signal }),
  })

/** Categories of projects. */
export const projectCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PROJECTS_KEY, 'categories'],
    queryFn: ({ signal }) => api.adminProjectCategories.list(undefined, { signal }),
  })
