/** Title of a stored request. The answer of a request may lack the number: the specification names only `success` and `message`. */
export function acceptedTitle(number: unknown): string {
  return hasNumber(number) ? `Заявка № ${number} принята` : 'Заявка принята'
}

/** Whether a request can be named and added to by its number. */
export function hasNumber(number: unknown): number is number {
  return Number.isInteger(number) && Number(number) > 0
}
