import type { Database } from '../../platform/db/database.ts'
import { readBlocks } from '../page-texts/page-texts.service.ts'
import { type IsPlace, toPlaces } from './place-words.ts'

/** Words of the region in the words of the firm. */
export async function readPlaces(db: Database): Promise<IsPlace> {
  const { firm } = await readBlocks(db, 'chrome')
  return toPlaces([firm.region, firm.inRegion, firm.ofRegion, firm.nearby])
}
