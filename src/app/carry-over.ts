import { type Control, fillIn, isChoice, isControl } from '../ui/field/fill-in.ts'

/** What was carried over: React tells each part of the page that it renders anew. */
const done = new WeakSet<Element>()

/**
 * Takes what a visitor has typed, ticked, chosen, pressed, opened and focused in elements of the server's page that are gone over to
 * those that stand in their place; `before` and `after` are all of both. What is being typed anew stays.
 */
export function carryOver(
  before: readonly Element[],
  after: readonly Element[],
  pressed: readonly Element[],
  focused: EventTarget | null,
): void {
  const [keys, places] = [toKeys(before), toKeys(after)]
  for (const [index, element] of before.entries()) {
    if (element.isConnected || done.has(element)) continue
    done.add(element)
    const twin = after[places.indexOf(keys[index] ?? '')]
    if (!(twin instanceof HTMLElement) || twin === document.activeElement) continue
    if (element.hasAttribute('open')) twin.toggleAttribute('open', true)
    if (isControl(element) && isControl(twin)) copyState(element, twin)
    if (element === focused && document.activeElement === document.body) takeFocus(element, twin)
    if (pressed.includes(element) && twin instanceof HTMLButtonElement) twin.click()
  }
}

/** What names each element on both pages, whatever language its words are in: its form, its name, and its place among equal ones. */
function toKeys(elements: readonly Element[]): string[] {
  const forms = [...new Set(elements.filter(isControl).map(({ form }) => form))]
  const counts = new Map<string, number>()
  return elements.map((element) => {
    const key = [element.tagName, ...toName(element, forms)].join()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return `${key} ${count}`
  })
}

function toName(element: Element, forms: readonly (HTMLFormElement | null)[]) {
  if (!isControl(element)) return [element.getAttribute('href'), element.className]
  const { type, name, form, className } = element
  return [type, name, forms.indexOf(form), isChoice(element) ? element.value : className]
}

/** What the visitor has left as it was stays as the new element has it: it may hold what the page remembers of him. */
function copyState(control: Control, twin: Control): void {
  if (isChoice(control)) {
    if (control.checked === control.defaultChecked) return
    const isOther = isChoice(twin) && twin.checked !== control.checked
    if (isOther && (control.checked || control.type === 'checkbox')) twin.click()
    return
  }
  const isTyped = !(control instanceof HTMLButtonElement) && control.value !== defaultValueOf(control)
  if (!isTyped) return
  fillIn(twin, control.value)
}

function defaultValueOf(control: Exclude<Control, HTMLButtonElement>): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return (control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0])?.value
}

function takeFocus(element: Element, twin: HTMLElement): void {
  twin.focus({ preventScroll: true })
  if (!(hasSelection(element) && hasSelection(twin))) return
  const { selectionStart, selectionEnd } = element
  // Null in fields that have no selection, such as an email.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd)
}

const hasSelection = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'setSelectionRange' in element
