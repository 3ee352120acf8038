import { z } from 'zod'
import { visibleLength } from '../lib/visible-text.ts'

const NAME = 'Имя должно содержать как минимум 2 символа'
const PHONE = 'Пожалуйста, введите корректный номер телефона'
const EMAIL = 'Пожалуйста, введите корректный email'

/** The visitor's name, by the server's rules (storefront.md, section 5); invisible characters do not count. */
export const nameField = z
  .string({ error: NAME })
  .trim()
  .refine((name) => visibleLength(name) >= 2, NAME)
  .max(200, 'Имя не длиннее 200 символов')

export const phoneField = z
  .string({ error: PHONE })
  .trim()
  .min(10, PHONE)
  .max(40, PHONE)
  .refine((phone) => visibleLength(phone) > 0, PHONE)

/** Absent and empty are the same. */
export const emailField = z
  .union([z.literal(''), z.email(EMAIL).max(320, EMAIL)], { error: EMAIL })
  .nullish()
  .transform((email) => email || null)
