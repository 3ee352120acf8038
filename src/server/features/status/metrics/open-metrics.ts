import type { Database } from '../../../platform/db/database.ts'
import type { BackupPlaces } from '../../backups/backups.service.ts'
import type { MeasuredParts, Metrics } from './metrics.ts'
import { createStoredFigures } from './stored-figures.ts'

interface OpenParts extends Omit<MeasuredParts, 'readStored'>, BackupPlaces {
  db: Database
}

/** Loads the library of the figures and begins to measure. */
export async function openMetrics(parts: OpenParts): Promise<Metrics> {
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics({ ...parts, readStored: createStoredFigures(parts.db, parts) })
}
