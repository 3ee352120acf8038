/** 20 MB per price list (issue 12, point 1). */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024

/** Message for a price list over the limit; null when its name is unknown. */
export const tooLargeImport = (name: string | null) =>
  `Файл ${name === null ? '' : `«${name}» `}больше 20 МБ. Оставьте в нём только прайс-лист или разделите на части`
