/** Whether a text is a whole phone number: digits and what stands between them. */
export function isFullPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^[+\d\s()-]+$/.test(text) && digits >= 10 && digits <= 15
}
