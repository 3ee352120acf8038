import { z } from 'zod'
import { MAIL_ADDRESS, tidyMail } from '../../lib/text/mail-address.ts'
import { toStoredMail } from '../../lib/text/stored-mail.ts'
import { visibleLength } from '../../lib/text/visible-text.ts'

const NAME_TOO_SHORT = 'Имя должно содержать как минимум 2 символа'
const WRONG_PHONE = 'Пожалуйста, введите корректный номер телефона'
const WRONG_EMAIL = 'Пожалуйста, введите корректный email'

/** The visitor's name, by the server's rules (storefront.md, section 5); invisible characters do not count. */
export const nameField = z
  .string({ error: NAME_TOO_SHORT })
  .trim()
  .refine((name) => visibleLength(name) >= 2, NAME_TOO_SHORT)
  .max(200, 'Имя не длиннее 200 символов')

/** Longest phone as typed, characters. */
export const MAX_TYPED_PHONE = 200

/** With room for a remark: what is typed beside a number («звонить после 18, жена Мария») never costs the inquiry. */
export const phoneField = z
  .string({ error: WRONG_PHONE })
  .trim()
  .min(10, WRONG_PHONE)
  .max(MAX_TYPED_PHONE, WRONG_PHONE)
  .refine((phone) => visibleLength(phone) > 0, WRONG_PHONE)

/** Longest text that is tidied into a mail address: with what nobody sees in it. */
const MAX_TYPED_MAIL = 2_000

/** A mail address or an empty text with one message for all that is wrong, in the form in which it is stored. */
export const mailText = (message: string) =>
  z
    .string({ error: message })
    .max(MAX_TYPED_MAIL, { error: message, abort: true })
    .overwrite(tidyMail)
    .max(320, message)
    .pipe(
      z.union([z.literal(''), z.email({ pattern: MAIL_ADDRESS, error: message }).max(320, message)], {
        error: message,
      }),
    )
    .transform(toStoredMail)

/** For a change: null and empty clear it. */
export const changedEmailField = mailText(WRONG_EMAIL)
  .nullable()
  .transform((email) => email || null)

/** Absent and empty are the same. */
export const emailField = mailText(WRONG_EMAIL)
  .nullish()
  .transform((email) => email || null)
