/** The field of this name; of the passkey, which has none, the button. */
export const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement | HTMLButtonElement>(
    name === 'passkey' ? '[type=submit]' : `[name=${name}]`,
  )

/** Focuses a field with all that was typed there. */
export function focusAll(form: HTMLFormElement | null, name: string): void {
  const field = fieldOf(form, name)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
