/** Title of a stored inquiry. The answer of an inquiry may lack the number: the specification names only `success` and `message`. */
export function acceptedTitle(number: unknown): string {
  return hasNumber(number) ? `Заявка № ${number} принята` : 'Заявка принята'
}

/** Whether an inquiry can be named and added to by its number. */
export function hasNumber(number: unknown): number is number {
  return Number.isInteger(number) && Number(number) > 0
}
