import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'

/** Query key prefix of the media library. */
export const MEDIA_KEY = ['media'] as const

/** Said where files cannot be read. */
export const MEDIA_FAILED = 'Не удалось загрузить картинки'

/** All pictures and documents, newest first, or the figures about a large library; read anew by each screen, since uploads in forms add to them. */
export const mediaQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: MEDIA_KEY,
    staleTime: 0,
    queryFn: ({ signal }) => api.media.list({ upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: MEDIA_FAILED },
  })

/** A file of a library that is not read whole; null when it is not there. */
export const fileQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...MEDIA_KEY, 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { items } = await api.mediaParts.list({ ids: String(id) }, { signal })
      return items[0] ?? null
    },
    meta: { failure: 'Не удалось загрузить файл' },
  })
