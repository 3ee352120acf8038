/** A phone of the middle: its window in CSS pixels, and a finger. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
