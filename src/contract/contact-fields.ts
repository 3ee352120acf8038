import { z } from 'zod'
import { MAIL_ADDRESS } from '../lib/mail-address.ts'
import { visibleLength } from '../lib/visible-text.ts'

const NAME_TOO_SHORT = 'Имя должно содержать как минимум 2 символа'
const WRONG_PHONE = 'Пожалуйста, введите корректный номер телефона'
const WRONG_EMAIL = 'Пожалуйста, введите корректный email'

/** The visitor's name, by the server's rules (storefront.md, section 5); invisible characters do not count. */
export const nameField = z
  .string({ error: NAME_TOO_SHORT })
  .trim()
  .refine((name) => visibleLength(name) >= 2, NAME_TOO_SHORT)
  .max(200, 'Имя не длиннее 200 символов')

export const phoneField = z
  .string({ error: WRONG_PHONE })
  .trim()
  .min(10, WRONG_PHONE)
  .max(40, WRONG_PHONE)
  .refine((phone) => visibleLength(phone) > 0, WRONG_PHONE)

/** Absent and empty are the same. */
export const emailField = z
  .union([z.literal(''), z.email({ pattern: MAIL_ADDRESS, error: WRONG_EMAIL }).max(320, WRONG_EMAIL)], {
    error: WRONG_EMAIL,
  })
  .nullish()
  .transform((email) => email || null)
