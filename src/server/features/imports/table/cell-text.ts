/** What a spreadsheet would take for a formula, also behind apostrophes that are there already. */
const ARMED = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Makes a text harmless that a spreadsheet would take for a formula (OWASP, CSV injection): one apostrophe more. The import takes it
 * off again (`takeOff`).
 */
export const disarmCell = (text: string) => (ARMED.test(text) ? `'${text}` : text)

/** The text before `disarmCell`. */
export const takeOff = (text: string) => (text.startsWith("'") && ARMED.test(text) ? text.slice(1) : text)
