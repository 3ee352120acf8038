import { z } from 'zod'

const flag = z
  .enum(['', '0', '1', 'false', 'true', 'off', 'on'])
  .default('')
  .transform((value) => value === '1' || value === 'true' || value === 'on')

/** Scheme and host as a browser writes them in its Origin header. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'адрес без пути')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_PASSWORD: z.string().min(6).optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Largest request body, bytes. */
  MAX_BODY_BYTES: z.coerce.number().int().min(1024).default(1_000_000),
  /** Memory for ready-made pages with their compressed forms, bytes; the API has three eighths as much beside. */
  PAGE_CACHE_BYTES: z.coerce.number().int().min(0).default(64_000_000),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
})

/** What each variable takes, in words for the person who starts the shop. */
const NEEDED: Readonly<Record<string, string>> = {
  PORT: 'целое число от 0 до 65535',
  HOST: 'имя или адрес интерфейса',
  PUBLIC_URL: 'адрес сайта без пути, например https://shop.example',
  DATA_DIR: 'имя папки',
  DATABASE_URL: 'адрес вида postgres://пользователь@сервер/база',
  ADMIN_PASSWORD: 'не меньше 6 символов',
  TRUST_PROXY: 'on или off',
  LOG_LEVEL: 'silent, error, warn, info или debug',
  MAX_BODY_BYTES: 'целое число от 1024',
  PAGE_CACHE_BYTES: 'целое число от 0',
  DATABASE_POOL_SIZE: 'целое число от 2 до 200',
}

/** Everything the environment may say to the process; see docs/operations.md. */
export interface Config {
  port: number
  /** Interface to listen on; undefined means all of them. */
  host: string | undefined
  /** Address visitors use; used in canonical links and the Origin check. */
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  adminPassword: string | undefined
  trustProxy: boolean
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  maxBodyBytes: number
  pageCacheBytes: number
  databasePoolSize: number
}

/** A value in the environment that the process cannot work with; the message names the variable. */
export class WrongConfig extends Error {}

/** Reads the environment once. Throws WrongConfig naming every wrong value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const shown =
        name.includes('PASSWORD') || name === 'DATABASE_URL' ? 'указанное значение' : `«${given[name]}»`
      return `${name}: ${shown} не подходит, нужно ${NEEDED[name] ?? 'другое значение'}`
    })
    throw new WrongConfig(`Не могу запуститься, проверьте переменные окружения.\n${faults.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    adminPassword: env.ADMIN_PASSWORD,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    maxBodyBytes: env.MAX_BODY_BYTES,
    pageCacheBytes: env.PAGE_CACHE_BYTES,
    databasePoolSize: env.DATABASE_POOL_SIZE,
  }
}
