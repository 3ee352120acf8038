import { fillFirmWords } from '../../../domain/site/firm-words.ts'
import type { Database } from '../../platform/db/database.ts'
import { readPages } from './page-texts.service.ts'

/** How the shop calls its services: in the form of inquiries, and on the page «Услуги». */
export async function readServiceNames(db: Database): Promise<string[]> {
  const read = await readPages(db, ['chrome', 'contact', 'services'])
  const { ways } = read('contact')
  const { list } = read('services')
  const names = [...ways.services, ...list.services.map(({ title }) => title)]
  return [...new Set(fillFirmWords(names, read('chrome').firm))]
}
