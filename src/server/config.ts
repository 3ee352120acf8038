import { z } from 'zod'
import { isS3Address, parseS3Address, type S3Settings } from './platform/files/s3-address.ts'

const flag = z
  .enum(['', '0', '1', 'false', 'true', 'off', 'on'])
  .default('')
  .transform((value) => value === '1' || value === 'true' || value === 'on')

/** Scheme and host, as in an Origin header. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'адрес без пути')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))

const S3_WORDS = 's3://хранилище/папка?endpoint=https://…&region=…'

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
  /** Folder or store of backups; without it `backups` in DATA_DIR. */
  backupDir: z
    .string()
    .min(1)
    .refine((value) => !isS3Address(value) || parseS3Address(value) !== null)
    .optional()
    .describe(`имя папки или адрес вида ${S3_WORDS}`),
  /** Where uploads, photos, documents and price lists are kept; without it in folders of DATA_DIR. */
  storageUrl: z
    .string()
    .refine((value) => parseS3Address(value) !== null)
    .optional()
    .describe(`адрес вида ${S3_WORDS}`),
  /** Keys of the stores that STORAGE_URL and BACKUP_DIR name. */
  awsAccessKeyId: z.string().min(1).optional().describe('ключ хранилища'),
  awsSecretAccessKey: z.string().min(1).optional().describe('секретная часть ключа хранилища'),
  awsSessionToken: z.string().min(1).optional().describe('метка временного ключа хранилища'),
  databaseUrl: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('адрес вида postgres://пользователь@сервер/база'),
  /** A streaming replica of the database, for reads of visitors. */
  databaseReadUrl: z
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
  /** How long requests are still taken after the signal to stop, while `/readyz` says no already, seconds. */
  drainSeconds: z.coerce.number().int().min(0).max(300).default(0).describe('целое число от 0 до 300'),
  /** Whoever brings it reads the figures at `/metrics`; without it there is no such address. */
  metricsToken: z
    .string()
    .regex(/^[!-~]{16,}$/)
    .optional()
    .describe('не меньше 16 латинских букв, цифр и знаков без пробелов'),
  databasePoolSize: z.coerce.number().int().min(2).max(200).default(10).describe('целое число от 2 до 200'),
})

/** Parsed configuration. */
export interface Config extends z.output<typeof configSchema> {
  /** The store that STORAGE_URL names, with its keys. */
  storage?: S3Settings | undefined
  /** The store that BACKUP_DIR names, likewise. */
  backupStorage?: S3Settings | undefined
}

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
  if (parsed.success) return withStores(parsed.data)
  const descriptions = new Map(
    Object.entries(configSchema.shape).map(([setting, { description }]) => [setting, description]),
  )
  const faults = parsed.error.issues.map(({ path: [setting] }) => {
    const name = toVariable(String(setting))
    const isSecret =
      /PASSWORD|SECRETS|_TOKEN$|^AWS_|^(?:DATABASE|DATABASE_READ|STORAGE)_URL$|^BACKUP_DIR$/.test(name)
    const shown = isSecret ? 'указанное значение' : `«${given[String(setting)]}»`
    return `${name}: ${shown} не подходит, нужно ${descriptions.get(String(setting)) ?? 'другое значение'}`
  })
  throw wrongConfig(faults)
}

const wrongConfig = (faults: readonly string[]) =>
  new WrongConfig(`Не могу запуститься, проверьте переменные окружения.\n${faults.join('\n')}`)

/** Adds the stores that addresses name. Throws WrongConfig when they have no keys. */
function withStores(config: z.output<typeof configSchema>): Config {
  const { storageUrl, backupDir, awsAccessKeyId, awsSecretAccessKey, awsSessionToken: sessionToken } = config
  const [storage, backups] = [storageUrl, backupDir].map((address = '') => parseS3Address(address))
  if (!storage && !backups) return config
  if (awsAccessKeyId === undefined || awsSecretAccessKey === undefined) {
    throw wrongConfig([
      'AWS_ACCESS_KEY_ID и AWS_SECRET_ACCESS_KEY: нужны оба, это ключ хранилища из STORAGE_URL и BACKUP_DIR',
    ])
  }
  const keys = { accessKeyId: awsAccessKeyId, secretAccessKey: awsSecretAccessKey, sessionToken }
  return {
    ...config,
    storage: storage ? { ...storage, keys } : undefined,
    backupStorage: backups ? { ...backups, keys } : undefined,
  }
}
