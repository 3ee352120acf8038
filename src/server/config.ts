import { z } from 'zod'

const flag = z
  .enum(['', '0', '1', 'false', 'true', 'off', 'on'])
  .default('')
  .transform((value) => value === '1' || value === 'true' || value === 'on')

/** Scheme and host, as in an Origin header. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'адрес без пути')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))

/**
 * Environment variables (docs/operations/settings.md): `dataDir` is DATA_DIR. The descriptions name the allowed values, for error
 * messages.
 */
const configSchema = z.object({
  port: z.coerce.number().int().min(0).max(65535).default(3000).describe('целое число от 0 до 65535'),
  /** Interface to listen on; undefined means all of them. */
  host: z.string().min(1).optional().describe('имя или адрес интерфейса'),
  /** Address visitors use; used in canonical links and the Origin check. */
  publicUrl: origin.optional().describe('адрес сайта без пути, например https://shop.example'),
  dataDir: z.string().min(1).default('./data').describe('имя папки'),
  /** Folder of backups; without it `backups` in DATA_DIR. */
  backupDir: z.string().min(1).optional().describe('имя папки'),
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('адрес вида postgres://пользователь@сервер/база'),
  adminPassword: z.string().min(6).optional().describe('не меньше 6 символов'),
  /** Encrypts the secrets of the channels; without it a file in DATA_DIR does. */
  secretsKey: z.string().min(1).optional().describe('любой длинный текст'),
  trustProxy: flag.describe('on или off'),
  logLevel: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('silent, error, warn, info или debug'),
  /** Largest request body, bytes. */
  maxBodyBytes: z.coerce.number().int().min(1024).default(1_000_000).describe('целое число от 1024'),
  /** Memory for cached pages with their compressed forms, bytes; API responses get three quarters of it in addition. */
  pageCacheBytes: z.coerce.number().int().min(0).default(64_000_000).describe('целое число от 0'),
  /** Service that search engines are told by which pages have changed. */
  indexnowUrl: z
    .url({ protocol: /^https?$/ })
    .default('https://yandex.com/indexnow')
    .describe('адрес, который начинается с https:// или http://'),
  databasePoolSize: z.coerce.number().int().min(2).max(200).default(10).describe('целое число от 2 до 200'),
})

/** Parsed configuration. */
export type Config = z.output<typeof configSchema>

/** Environment variable of a setting: `dataDir` → `DATA_DIR`. */
const toVariable = (setting: string) => setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** Invalid environment variable; the message names it. */
export class WrongConfig extends Error {}

/** Reads the environment. Throws WrongConfig that names every invalid value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    // Empty counts as absent.
    Object.keys(configSchema.shape).map((setting) => [
      setting,
      environment[toVariable(setting)] || undefined,
    ]),
  )
  const parsed = configSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const descriptions = new Map(
    Object.entries(configSchema.shape).map(([setting, { description }]) => [setting, description]),
  )
  const faults = parsed.error.issues.map(({ path: [setting] }) => {
    const name = toVariable(String(setting))
    const isSecret = /PASSWORD|SECRETS/.test(name) || name === 'DATABASE_URL'
    const shown = isSecret ? 'указанное значение' : `«${given[String(setting)]}»`
    return `${name}: ${shown} не подходит, нужно ${descriptions.get(String(setting)) ?? 'другое значение'}`
  })
  throw new WrongConfig(`Не могу запуститься, проверьте переменные окружения.\n${faults.join('\n')}`)
}
