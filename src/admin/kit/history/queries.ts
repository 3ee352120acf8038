import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'

/** A record with versions. */
export interface Recorded {
  entity: VersionedEntity
  id: number
}

/** Versions of a record, newest first. */
export const versionsQuery = (api: StaffApi, { entity, id }: Recorded) =>
  queryOptions({
    queryKey: ['versions', entity, id],
    queryFn: ({ signal }) => api.versions.list({ entity, id }, { signal }),
  })

/** The record as it was; names of what it refers to are read anew with each opening. */
export const versionQuery = (api: StaffApi, { entity, id }: Recorded, version: number) =>
  queryOptions({
    queryKey: ['versions', entity, id, version],
    queryFn: ({ signal }) => api.versions.get({ entity, id, version }, { signal }),
  })

/** In what a version differs from the `present` one, whose number is that of the newest. */
export const differencesQuery = (api: StaffApi, { entity, id }: Recorded, version: number, present: number) =>
  queryOptions({
    queryKey: ['versions', entity, id, version, 'differences', present],
    queryFn: ({ signal }) => api.versions.differences({ entity, id, version }, { signal }),
  })
