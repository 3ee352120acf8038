/** Ways of the second step, the easiest first; which of them an account has, the first step says. */
export const SECOND_STEPS = ['passkey', 'totp', 'recovery'] as const
export type SecondStep = (typeof SECOND_STEPS)[number]
