import { act, fireEvent, screen, within } from '@testing-library/react'

/** Presses a button of the rendered screen, or of a part of it. */
export const press = (name: string | RegExp, part: Part = screen) =>
  act(async () => fireEvent.click(part.getByRole('button', { name, hidden: true })))

/** Types into the field of this label. */
export const type = (label: string | RegExp, value: string, part: Part = screen) =>
  act(async () => fireEvent.change(part.getByLabelText(label), { target: { value } }))

/** Hint and error of a field, as a screen reader says them. */
export const descriptionOf = (label: string | RegExp, part: Part = screen) =>
  (part.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The open dialog with this title. Throws without. */
export function inDialog(title: string | RegExp): Part {
  const dialog = screen.getByRole('heading', { level: 2, name: title, hidden: true }).closest('dialog')
  if (!dialog) throw new Error(`not in a dialog: ${title}`)
  return within(dialog)
}

type Part = Pick<typeof screen, 'getByRole' | 'getByLabelText' | 'getByText'>
