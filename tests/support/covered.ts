/** For the browser: names of what a keyboard reaches within an element and what something else, such as a bar, then lies over. */
export function listCovered(within: Element): string[] {
  return [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
    .filter((one) => {
      one.focus()
      const { x, y, width, height } = one.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      // Both thumbs of a slider lie in one place.
      const own = one.closest(one.matches('[type="range"]') ? 'fieldset, [role="group"]' : 'label') ?? one
      return !own.contains(above)
    })
    .map((one) => one.closest('label')?.textContent || one.textContent || one.id)
}
