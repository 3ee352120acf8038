import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PasskeyTransport } from '../../../contract/account/passkeys.ts'
import type { Rights } from '../../../domain/staff/rights.ts'
import { createdAt, id, moment, oneOf, version } from '../../platform/db/columns.ts'

/** `user` is the default role; it cannot sign in (decisions.md). */
const ROLES = ['user', 'manager', 'admin'] as const

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    password: text().notNull(),
    fullName: text(),
    email: text(),
    role: text({ enum: ROLES }).notNull().default('user'),
    isActive: boolean().notNull().default(true),
    /** What an admin has left to a manager; null is all. */
    rights: jsonb().$type<Rights>(),
    version: version(),
    createdAt: createdAt(),
    lastLogin: moment(),
    /** Address of the site at the last login: links in messages lead there while `PUBLIC_URL` is not set. */
    lastLoginOrigin: text(),
  },
  () => [check('users_role', oneOf('role', ROLES))],
)

/** Name of a member of staff that others see. */
export const personName = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`

/** Whether an account may sign in. For conditions. */
export const maySignIn = sql<boolean>`(${users.isActive} and ${users.role} <> 'user')`

/** Whether inquiries are open to an account. */
export const mayWorkOnInquiries = sql<boolean>`(${users.role} = 'admin' or coalesce((${users.rights} ->> 'inquiries')::boolean, true))`

/** `id` is a SHA-256 of the cookie's secret, so that a leaked table contains no usable secrets. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    /** As the browser calls itself; null of a session from before 0061. */
    userAgent: text(),
    /** Network of the last call that was noted (`toNetwork`), and when that was. */
    address: text(),
    lastSeenAt: moment(),
    /** Said by programs that ask for passkeys: the trigger `guard_session` lets no other open one where nothing else secures the account. */
    knowsPasskeys: boolean().notNull().default(false),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Rules of the sign-in that an admin may add; one row, absent before the first change. */
export const signInRules = pgTable(
  'sign_in_rules',
  {
    id: integer().primaryKey().default(1),
    /** An admin without a second factor is let in to nothing but turning it on. */
    secondFactorForAdmins: boolean().notNull().default(false),
    /** New passwords are compared with the long list of leaked ones too. */
    refuseLeakedPasswords: boolean().notNull().default(false),
    /** Whose sign-in comes from a new device gets a letter. */
    newDeviceLetters: boolean().notNull().default(false),
  },
  () => [check('sign_in_rules_single_row', sql`id = 1`)],
)

/** Devices from which somebody has signed in before; `hash` is a SHA-256 of the device's cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    seenAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/** Failed sign-ins, counted per account and address; `account` is a hash, since people type passwords there. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: id(),
    account: text().notNull(),
    address: text().notNull(),
    failedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.account, t.address, t.failedAt), index().on(t.address, t.failedAt)],
)

/** Codes of an app as the second step of the sign-in; without `confirmedAt` only begun, and not asked for. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by `secrets.ts`. */
  sealedSecret: text().notNull(),
  /** Step of 30 s of the code used last: it and those before are not taken any more. */
  lastStep: integer().notNull().default(0),
  confirmedAt: moment(),
  createdAt: createdAt(),
})

/** Passkeys as the second step of the sign-in; an account has several, with or without codes of an app. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the browser names it. */
    credentialId: text().notNull().unique(),
    /** COSE key, Base64url. */
    publicKey: text().notNull(),
    /** Of the last signature, an unsigned number of 32 bits; 0 of what does not count, as most phones. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser said that it reaches it: `usb`, `internal`. */
    transports: jsonb().$type<PasskeyTransport[]>().notNull(),
    /** Given by the person. */
    name: text().notNull(),
    /** As the browser that added it calls itself. */
    userAgent: text(),
    /** Whether it is copied to the person's other devices; at the last use. */
    isBackedUp: boolean().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (t) => [index().on(t.userId)],
)

/** Recovery codes that are left, as SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/** Sign-ins between both steps; `id` is a SHA-256 of the ticket. Not in backups. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the password that was right: with another one by now the ticket is worthless. */
    password: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** Links of letters by which a forgotten password is replaced; `id` is a SHA-256 of the link's token. Not in backups. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the password, and the address, when the letter was asked for: with others by now the link is worthless. */
    password: text().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
)

/** What a passkey is to sign: for a sign-in between both steps, or in a session that adds one. Each is used once. Not in backups. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    ticketId: text()
      .unique()
      .references(() => signInTickets.id, { onDelete: 'cascade' }),
    sessionId: text()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index().on(t.expiresAt),
    check('passkey_challenges_one_use', sql`num_nonnulls(ticket_id, session_id) = 1`),
  ],
)

/** Whether an account has a second factor: codes of an app that are confirmed, or at least one passkey. For conditions. */
export const isSecured = sql<boolean>`(
  exists (
    select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`

/** Whether the rules demand a second factor of an account, also of one that has it. For conditions. */
export const mustBeSecured = sql<boolean>`(${users.role} = 'admin'
  and exists (select from ${signInRules} where ${signInRules.secondFactorForAdmins}))`

/** Whether an account lacks the second factor that the rules demand. */
export const lacksSecondFactor = sql<boolean>`(${mustBeSecured} and not ${isSecured})`

/** Whether an account is told of inquiries: active, they are open to it, and no second factor is lacking. For conditions. */
export const hearsOfInquiries = sql<boolean>`(${users.isActive} and ${mayWorkOnInquiries} and not ${lacksSecondFactor})`
