/** Key of a typical station: shown where no product is meant, and in link previews of pages without a picture. */
export const TYPICAL_STATION = '2c6e3f-box-1150x1170x2550-600-gravity'
