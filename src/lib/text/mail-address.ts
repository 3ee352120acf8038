import { withoutUnseen } from './visible-text.ts'

/** A typed mail address as it is judged: without white space around and what nobody sees, letters of full width as usual ones (NFKC). */
export const tidyMail = (typed: string) => withoutUnseen(typed).normalize('NFKC').trim()

/**
 * A mail address with a dot in its domain (browsers also accept «a@b»), which may be of any script or its `xn--` form, as Chromium hands
 * it out. Names may be Cyrillic where the domain ends so (админ@почта.рф): before a Latin domain they are a forgotten switch of
 * the keyboard.
 */
export const MAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)(?:[\w'+\-.]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|[xX][nN]--[a-zA-Z\d-]+)|[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{Script=Cyrillic}\p{M}]{2,}|[xX][nN]--[a-zA-Z\d-]+))$/u
