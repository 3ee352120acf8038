/** Most photos of one inquiry, over all calls (issue 10, point 3). */
export const MAX_ATTACHMENTS = 5

/** 10 MB per photo. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024

/** Most comments of the visitor on one inquiry. */
export const MAX_ADDED_COMMENTS = 10

/** Longest comment that a visitor adds to his inquiry, UTF-16 units. */
export const MAX_ADDED_COMMENT = 2_000

/** Message of the sixth photo. */
export const TOO_MANY_ATTACHMENTS = 'К заявке можно приложить не больше пяти снимков'

/** Message for photos over the limit of one call. */
export const TOO_LARGE_ATTACHMENTS = 'Снимки вместе слишком велики: можно пять по 10 МБ'

/** Message for a photo over the limit. */
export const tooLargePhoto = (name: string) => `Снимок ${name} больше 10 МБ`

/** Answer to a secret that does not open the inquiry, or not any more. */
export const WRONG_SECRET = 'Эту заявку уже нельзя дополнить отсюда. Позвоните нам и назовите её номер.'
