import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'
import { beginSchema, passwordAndCodeSchema } from './second-factor.ts'

const NAME_REQUIRED = 'Назовите ключ'
const WRONG_ANSWER = 'Ожидается ответ ключа'

/** What a person calls a passkey. */
const nameField = z
  .string({ error: NAME_REQUIRED })
  .trim()
  .min(1, NAME_REQUIRED)
  .max(60, 'Название длиннее 60 знаков')

const base64url = z
  .string({ error: WRONG_ANSWER })
  .max(8000, WRONG_ANSWER)
  .regex(/^[\w-]+$/, WRONG_ANSWER)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', { error: WRONG_ANSWER }),
}

/** What the browser answers when a passkey is made (RegistrationResponseJSON of WebAuthn, without what is not used). */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.output<typeof registrationSchema>

/** What the browser answers when a passkey signs (AuthenticationResponseJSON of WebAuthn, without what is not used). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})
export type PasskeyAssertion = z.output<typeof assertionSchema>

/** How browsers reach keys, as far as all of them know the words. */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
export type PasskeyTransport = (typeof TRANSPORTS)[number]

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(TRANSPORTS)),
})

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn: what is to be signed, and by which passkeys. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptorSchema),
  userVerification: z.literal('preferred'),
})
export type PasskeyRequest = z.infer<typeof requestOptionsSchema>

const creationOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof creationOptionsSchema>

const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  device: z.string().describe('Браузер и система, в которых ключ добавлен'),
  isBackedUp: z.boolean().describe('Копируется на другие устройства человека'),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().describe('null, пока им не входили'),
})
export type OwnPasskey = z.infer<typeof passkeySchema>

export const newPasskeySchema = z.object({ name: nameField, response: registrationSchema })
/** The form in front of it: the name is sent after the key has answered. */
export const beginPasskeySchema = z.object({ name: nameField, password: beginSchema.shape.password })
export const passkeyNameSchema = z.object({ name: nameField })

const rows = staffEndpoints.passkeys

export const passkeys = {
  list: defineEndpoint(rows.list, 'Ключи входа своей учётной записи').output(z.array(passkeySchema)),
  begin: defineEndpoint(rows.begin, 'Что передать браузеру, чтобы он создал ключ входа')
    .input(beginSchema)
    .output(creationOptionsSchema),
  create: defineEndpoint(rows.create, 'Добавить ключ входа, который создал браузер')
    .input(newPasskeySchema)
    .output(
      z.object({
        passkey: passkeySchema,
        recoveryCodes: z
          .array(z.string())
          .describe('Десять кодов, если ключ — первый второй шаг учётной записи, иначе ни одного'),
      }),
    ),
  rename: defineEndpoint(rows.rename, 'Назвать ключ входа иначе')
    .input(passkeyNameSchema.extend({ id: idInPath }))
    .output(passkeySchema),
  remove: defineEndpoint(rows.remove, 'Убрать ключ входа')
    .input(passwordAndCodeSchema.extend({ id: idInPath }))
    .output(z.object({ success: z.literal(true) })),
}
