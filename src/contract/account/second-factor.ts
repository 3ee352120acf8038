import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'

const PASSWORD_REQUIRED = 'Введите пароль'
const CODE_REQUIRED = 'Введите код'
const WRONG_CODE = 'Код из приложения состоит из шести цифр'

const passwordField = z
  .string({ error: PASSWORD_REQUIRED })
  .min(1, PASSWORD_REQUIRED)
  .max(1000, 'Пароль слишком длинный')

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Six digits of the app, which people also type with a space in the middle. */
export const totpField = z
  .string({ error: WRONG_CODE })
  .max(100, WRONG_CODE)
  .transform(withoutSpaces)
  .pipe(z.string().regex(/^\d{6}$/, WRONG_CODE))

/** A code of the app or a recovery code; which one the server sees by itself. */
const anyCodeField = z
  .string({ error: CODE_REQUIRED })
  .trim()
  .min(1, CODE_REQUIRED)
  .max(100, 'Код слишком длинный')

export const beginSchema = z.object({ password: passwordField })
export const confirmSchema = z.object({ code: totpField })
export const passwordAndCodeSchema = z.object({ password: passwordField, code: anyCodeField })

const stateSchema = z.object({
  totp: z.boolean(),
  since: z.string().nullable(),
  recoveryCodes: z.int().describe('Сколько осталось'),
  demanded: z.literal(true).optional().describe('Есть, если второй шаг обязателен: выключить его нельзя'),
})
export type SecondFactorState = z.infer<typeof stateSchema>

const enrolmentSchema = z.object({
  secret: z.string().describe('Ключ в Base32: его набирают, где нечем снять QR-код'),
  address: z.string().describe('То же как otpauth://'),
  qr: z.object({
    size: z.int().describe('Ширина и высота в клетках'),
    path: z.string().describe('Чёрные клетки как путь SVG'),
  }),
})
export type Enrolment = z.infer<typeof enrolmentSchema>

const codesSchema = z.object({ recoveryCodes: z.array(z.string()) })
const firstCodesSchema = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('Десять кодов; рядом с ключом входа — ни одного, пока остались прежние'),
})
const rows = staffEndpoints.secondFactor

export const secondFactor = {
  get: defineEndpoint(rows.get, 'Второй шаг входа своей учётной записи').output(stateSchema),
  begin: defineEndpoint(rows.begin, 'Новый ключ для приложения с кодами; действует после первого кода')
    .input(beginSchema)
    .output(enrolmentSchema),
  confirm: defineEndpoint(rows.confirm, 'Первый код из приложения: второй шаг включён')
    .input(confirmSchema)
    .output(firstCodesSchema),
  renewCodes: defineEndpoint(rows.renewCodes, 'Новые коды восстановления вместо прежних')
    .input(passwordAndCodeSchema)
    .output(codesSchema),
  turnOff: defineEndpoint(rows.turnOff, 'Выключить коды из приложения; без ключей входа это весь второй шаг')
    .input(passwordAndCodeSchema)
    .output(z.object({ success: z.literal(true) })),
  takeOff: defineEndpoint(rows.takeOff, 'Снять второй шаг с чужой учётной записи')
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
