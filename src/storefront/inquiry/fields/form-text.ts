/** Reads the texts of a form's fields by name; empty for a field that it does not have. */
export function readFormText(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => String(data.get(name) ?? '')
}
