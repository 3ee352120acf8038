import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

/** Query key prefix of the media library. */
export const MEDIA_KEY = ['media'] as const

/** All pictures and documents, newest first; read anew by each screen, since uploads in forms add to them. */
export const mediaQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: MEDIA_KEY,
    staleTime: 0,
    queryFn: ({ signal }) => api.media.list({}, { signal }),
    meta: { failure: 'Не удалось загрузить картинки' },
  })
