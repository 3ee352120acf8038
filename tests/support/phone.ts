/** A phone of the middle: its window in CSS pixels, and a finger. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/**
 * That phone where the browser's letters are of 24 pixels instead of 16: lengths and media queries follow them, so that a page has as
 * much room as in a window narrower by as much.
 */
export const LARGE_LETTERS = { width: 260, height: 560 }
