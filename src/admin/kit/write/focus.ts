/** Focuses the first field of a form; without one that can have it, nothing happens. */
export function focusFirstField(form: Element | null | undefined): void {
  form
    ?.querySelector<HTMLElement>('input:not([type=hidden], [readonly], :disabled), select, textarea')
    ?.focus()
}

/** Whether this is a touch screen, where nothing is focused by itself: the keyboard would cover the form. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** Whether the element that had the focus is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * Remembers the place of the item that holds a pressed button among those of the page; the returned function focuses the same button
 * of the item that is there once it is gone: the next one, the last after the last one, the screen when none is left. All are
 * selectors: `items` of the items, `target` of what has the focus in one, `otherwise` of what has it when none is left.
 */
export function rememberPlace(
  button: Element,
  items: string,
  { target = 'button', otherwise = '#main' } = {},
): () => void {
  const listItems = () => [...document.querySelectorAll(items)]
  const item = button.closest(items)
  const index = item ? listItems().indexOf(item) : -1
  return () =>
    // After the list is drawn without the item.
    void setTimeout(() => {
      const left = listItems()
      const next = (left[index] ?? left.at(-1))?.querySelector<HTMLElement>(target)
      ;(next ?? document.querySelector<HTMLElement>(otherwise))?.focus()
    })
}

/** Room between a field and what covers the page's end, px. */
const ROOM = 16

/**
 * Scrolls until the invalid field that has the focus, else the first one, is in sight together with its message: focusing alone brings the
 * field there, and leaves what is said below it under the bar with the buttons.
 */
export function showWrongField(form: HTMLElement | null): void {
  const wrong = '[aria-invalid="true"]'
  const focused = document.activeElement?.matches(wrong) ? document.activeElement : null
  const control = form?.contains(focused) ? focused : form?.querySelector(wrong)
  const field = control?.closest('.field') ?? control
  if (!form || !field) return
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const bar = document.querySelector('.savebar')
  const hidden = bar ? field.getBoundingClientRect().bottom + ROOM - bar.getBoundingClientRect().top : 0
  if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' })
}
