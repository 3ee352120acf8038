import { findRecordKind } from '../../../contract/records/record-kinds.ts'

/** Where a record is edited; null for what has no form. */
export const formAddress = (entity: string, id: string | number): string | null =>
  findRecordKind(entity)?.form?.(String(id)) ?? null
