/** The plain form of a letter, as a mail program shows it. */
export function readLetter(raw = ''): string {
  const [, head = '', body = ''] = /(content-type: text\/plain.*?)\r\n\r\n(.*?)\r\n--/is.exec(raw) ?? []
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
