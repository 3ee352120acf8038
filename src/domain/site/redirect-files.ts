/** Largest file of redirects: some ten thousand rows. */
export const MAX_REDIRECTS_BYTES = 2 * 1024 * 1024

/** Message for a larger one; null when its name is unknown. */
export const tooLargeRedirects = (name: string | null) =>
  `Файл ${name === null ? '' : `«${name}» `}больше 2 МБ. Оставьте в нём два столбца или разделите на части`
