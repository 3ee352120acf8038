/**
 * Makes a text harmless that a spreadsheet would take for a formula (OWASP, CSV injection): an apostrophe comes before it. A
 * phone number as we write it is no formula and stays as it is.
 */
export function disarm(text: string): string {
  const isPhone = /^\+(?:\d{10,15}|\d{1,3} [\d -]{7,16})$/.test(text)
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) && !isPhone ? `'${text}` : text
}
