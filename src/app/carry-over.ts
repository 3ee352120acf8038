type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What was carried over: React tells each part of the page that it renders anew. */
const done = new Set<Element>()

/**
 * Takes what a visitor has typed, ticked, chosen, pressed and focused in elements of the server's page that are gone over to those that
 * stand in their place; `before` are all of its controls. What is being typed anew stays.
 */
export function carryOver(
  before: readonly Element[],
  pressed: readonly Element[],
  focused: EventTarget | null,
): void {
  const controls = before.filter(isControl)
  const after = [...document.querySelectorAll('button, input, select, textarea')].filter(isControl)
  const [keys, places] = [toKeys(controls), toKeys(after)]
  for (const [index, control] of controls.entries()) {
    if (control.isConnected || done.has(control)) continue
    done.add(control)
    const twin = after[places.indexOf(keys[index] ?? '')]
    if (!twin || twin === document.activeElement) continue
    copyState(control, twin)
    if (control === focused && document.activeElement === document.body) takeFocus(control, twin)
    if (pressed.includes(control) && twin instanceof HTMLButtonElement) twin.click()
  }
}

const isControl = (element: Element): element is Control => element.matches('button, input, select, textarea')

/** What names each control on both pages, whatever language its words are in: its form, its name, and its place among equal ones. */
function toKeys(controls: readonly Control[]): string[] {
  const forms = [...new Set(controls.map(({ form }) => form))]
  const counts = new Map<string, number>()
  return controls.map((control) => {
    const { tagName, type, name, form, className } = control
    const key = [
      tagName,
      type,
      name,
      forms.indexOf(form),
      isChoice(control) ? control.value : className,
    ].join()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key} ${count}`
  })
}

const isChoice = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type)

function copyState(control: Control, twin: Control): void {
  if (isChoice(control)) {
    const isOther = isChoice(twin) && twin.checked !== control.checked
    if (isOther && (control.checked || control.type === 'checkbox')) twin.click()
    return
  }
  const isTyped =
    control instanceof HTMLSelectElement
      ? control.value !== twin.value
      : !(control instanceof HTMLButtonElement) && control.value !== control.defaultValue
  if (!isTyped) return
  // By the element's own setter: React overlooks what is set on a controlled field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, control.value)
  for (const type of ['input', 'change']) twin.dispatchEvent(new Event(type, { bubbles: true }))
}

function takeFocus(control: Control, twin: Control): void {
  twin.focus({ preventScroll: true })
  if (!('setSelectionRange' in control && 'setSelectionRange' in twin)) return
  const { selectionStart, selectionEnd } = control
  // Null in fields that have no selection, such as an email.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd)
}
