import { AppError } from '../../../app-error.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { readSpecs } from '../stored-json.ts'
import { toImages } from './products.mapper.ts'
import { changeProduct, requireProductById } from './products.service.ts'

/** Sets the pictures of a product, in their order, by its own change. Throws like that, and CONFLICT for damaged characteristics. */
export async function placeImages(tx: Transaction, id: number, images: readonly string[]): Promise<void> {
  const { technicalSpecs, unreadable } = await requireProductById(tx, id)
  if (unreadable?.includes('technicalSpecs')) {
    throw new AppError('CONFLICT', 'Характеристики сохранены в негодном виде: откройте товар и сохраните его')
  }
  const { images: _former, ...specs } = technicalSpecs
  await changeProduct(tx, id, {
    imageUrl: images[0] ?? null,
    technicalSpecs: images.length > 1 ? { ...specs, images: [...images] } : specs,
  })
}

/** The pictures that a stored row of a product has. */
export function imagesOfRow(row: Readonly<Record<string, unknown>>): string[] {
  const imageUrl = typeof row.image_url === 'string' ? row.image_url : null
  return toImages(imageUrl, readSpecs(row.technical_specs).value)
}
