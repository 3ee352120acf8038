/**
 * A mail address with a dot in its domain (browsers also accept «a@b»). Names may be Cyrillic where the domain ends so (админ@почта.рф):
 * before a Latin domain they are a forgotten switch of the keyboard.
 */
export const MAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)(?:[\w'+\-.]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)|[\p{L}\p{N}_'+\-.]*[\p{L}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{Script=Cyrillic}{2,})$/u
