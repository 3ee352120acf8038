import type { MediaMatch } from '../../../contract/content/media.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { formatBytes } from '../../../lib/bytes.ts'
import { MAX_MATCHED_BYTES } from '../../../lib/pictures/upload-rules.ts'
import { toFileName } from '../../../lib/text/file-name.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { STAFF } from '../../platform/db/scope.ts'
import { listManufacturers } from '../catalogue/manufacturers.service.ts'
import { listProducts } from '../catalogue/products/products.service.ts'
import { addToLibrary } from '../media/library/media-library.service.ts'
import { storePicture, type UploadStorage } from '../media/uploads.service.ts'
import { createMatcher } from './match-names.ts'
import { type ArchivedFile, isArchive, openArchive } from './picture-archive.ts'

/** Pixels: as the staff area shrinks photos before it sends them. */
const LONGEST_SIDE = 2560

/**
 * Stores pictures, also those of archives, in the library, and proposes the product that each is for. Files that are no pictures are in
 * `refused` with a sentence. Throws BAD_REQUEST when none can be used, TOO_MANY_REQUESTS.
 */
export async function matchPictures(
  db: Database,
  actor: CurrentUser,
  storage: UploadStorage,
  files: readonly File[],
): Promise<MediaMatch> {
  if (files.length === 0) throw new AppError('BAD_REQUEST', 'Выберите картинки или архив ZIP')
  const { products, match } = await readProducts(db)
  const answer: MediaMatch = { proposals: [], products: [], refused: [] }
  /** Runs `work`; what it refuses is told, and stops no other file. */
  const orRefuse = async (fileName: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'BAD_REQUEST') throw error
      answer.refused.push({ fileName, message: error.message })
    }
  }
  const take = ({ name, read }: ArchivedFile) =>
    orRefuse(name, async () => {
      const stored = await storePicture(storage, await read(), {
        maxBytes: MAX_MATCHED_BYTES,
        tooLarge: (file) => `Файл ${file} больше ${formatBytes(MAX_MATCHED_BYTES)}`,
        longestSide: LONGEST_SIDE,
      })
      const { id, url } = await addToLibrary(db, actor, storage, stored)
      const { productIds, place } = match(name)
      const [only = null, ...others] = productIds
      const productId = others.length === 0 ? only : null
      answer.proposals.push({ mediaId: id, url, fileName: name, productId, candidates: productIds, place })
    })
  for (const file of files) {
    await orRefuse(toFileName(file.name), async () => {
      const parts = (await isArchive(file))
        ? await openArchive(file)
        : [{ name: toFileName(file.name), read: async () => file }]
      if (parts.length === 0) throw new AppError('BAD_REQUEST', `Архив ${toFileName(file.name)} пуст`)
      for (const part of parts) await take(part)
    })
  }
  const [refusal] = answer.refused
  if (answer.proposals.length === 0 && refusal) {
    throw new AppError('BAD_REQUEST', refusal.message, undefined, { refused: answer.refused })
  }
  const meant = new Set(answer.proposals.flatMap(({ candidates }) => candidates))
  return { ...answer, products: products.filter(({ id }) => meant.has(id)) }
}

async function readProducts(db: Database) {
  const [found, manufacturers] = [await listProducts(db, STAFF, {}), await listManufacturers(db)]
  const makers = new Map(manufacturers.map((maker) => [maker.id, maker]))
  const match = createMatcher(
    found.map(({ id, name, slug, model, published = true, manufacturerId, manufacturerName }) => ({
      id,
      published,
      name,
      slug,
      model,
      manufacturer: makers.get(manufacturerId) ?? { name: manufacturerName, aliases: [] },
    })),
  )
  const products = found.map(({ id, name, version = 1, images }) => ({ id, name, version, images }))
  return { products, match }
}
