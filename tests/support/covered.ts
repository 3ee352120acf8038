/**
 * For the browser: names of what a keyboard reaches within an element and what something else, such as a bar, then lies over. Throws
 * where a keyboard reaches nothing, since nothing is proved there.
 */
export function listCovered(within: Element): string[] {
  const reached = [
    ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
  if (reached.length === 0) throw new Error('A keyboard reaches nothing here')
  return reached
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
