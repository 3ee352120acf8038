/** What a person does first in a document; `click` is also what the early script presses again (src/app/early/event-replay.ts). */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'click']

let sign: Promise<unknown> | undefined

/**
 * Resolves at the first sign of a person in this document: a pointer that moves, a touch, a key, scrolling, a focus; at once when the
 * page is scrolled, was opened at an anchor or has a focus already. Code that only those need who do something waits for it, so that a
 * visit that is only looked at stays as light as its document. Never rejects.
 */
export function firstSign(): Promise<unknown> {
  sign ??= new Promise((resolve) => {
    if (scrollY > 0 || location.hash || document.activeElement !== document.body) resolve(null)
    for (const name of SIGNS) addEventListener(name, resolve, { once: true, passive: true, capture: true })
  })
  return sign
}
