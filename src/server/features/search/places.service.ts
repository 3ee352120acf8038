import type { FirmWords } from '../../../domain/site/firm-words.ts'
import type { Database } from '../../platform/db/database.ts'
import { readBlocks } from '../page-texts/page-texts.service.ts'
import { type IsPlace, toPlaces } from './place-words.ts'

/** Words of the region in the words of the firm. */
export const readPlaces = async (db: Database): Promise<IsPlace> =>
  placesOf((await readBlocks(db, 'chrome')).firm)

/** The same of words that are read. */
export const placesOf = ({ region, inRegion, ofRegion, nearby }: FirmWords): IsPlace =>
  toPlaces([region, inRegion, ofRegion, nearby])
