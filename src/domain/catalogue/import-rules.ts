/** Most columns of a price list; an export has one for each free characteristic. */
export const MAX_IMPORT_COLUMNS = 1000

/** 20 MB per price list (issue 12, point 1). */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024

/** Message for a price list over the limit; null when its name is unknown. */
export const tooLargeImport = (name: string | null) =>
  `Файл ${name === null ? '' : `«${name}» `}больше 20 МБ. Оставьте в нём только прайс-лист или разделите на части`

/** Warnings of a row about its prices, which are asked about before they are written (decisions.md, price jumps). */
export const PRICE_WARNINGS = {
  price: 'Цена: скачок больше 20 %',
  installationPrice: 'Цена установки: скачок больше 20 %',
  below: 'Цена ниже цены установки',
  alone: 'Похоже на цену без установки',
} as const

/** How many products an import writes: new and changed ones, and those that it hides since the file lacks them. */
export const countWritten = ({ counts, missing }: ImportSize): number =>
  (counts.new ?? 0) + (counts.changed ?? 0) + (missing === 'hide' ? (counts.missing ?? 0) : 0)

interface ImportSize {
  counts: { new?: number; changed?: number; missing?: number }
  missing: 'keep' | 'hide'
}
