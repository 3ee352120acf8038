/** What a visitor fills in or presses. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether it is one of these. */
export const isControl = (element: Element): element is Control =>
  element.matches('button, input, select, textarea')

/** Whether it is ticked, not written in. */
export const isChoice = (control: Control): control is HTMLInputElement => /checkbox|radio/.test(control.type)

/** Writes a value into a field as a visitor does: by the element's own setter, since React overlooks what is set on a controlled field. */
export function fillIn(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
