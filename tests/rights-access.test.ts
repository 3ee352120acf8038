import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { RIGHT_LABELS, type Right } from '../src/domain/staff/rights.ts'
import { ACCESS, calls } from './support/access-table.ts'
import { insertSession } from './support/direct-session.ts'
import { listFiles, root } from './support/files.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()

const isRight = (name: string): name is Right => name in RIGHT_LABELS
const RIGHTS = Object.keys(RIGHT_LABELS).filter(isRight)

/** Managers by what is closed for them, and an admin whose stored rights mean nothing. */
const PEOPLE: readonly (readonly Right[])[] = [
  [],
  ...RIGHTS.map((right) => [right]),
  ['catalogue', 'content'],
  ['catalogue', 'prices'],
]
const nameOf = (closed: readonly Right[]) => closed.join(' and ') || 'nothing'

const people = new Map<string, { cookie: string; id: number }>()
beforeAll(async () => {
  const add = async (name: string, role: string, closed: readonly Right[]) => {
    const rights = Object.fromEntries(RIGHTS.map((right) => [right, !closed.includes(right)]))
    const { rows } = await shop.database.pool.query(
      "insert into users (username, password, role, rights) values ($1, '-', $2, $3) returning id",
      [name, role, closed.length > 0 ? { ...rights, priceChange: null } : null],
    )
    people.set(name, { ...(await insertSession(shop, rows[0].id)), id: rows[0].id })
  }
  for (const closed of PEOPLE) await add(nameOf(closed), 'manager', closed)
  await add('an admin', 'admin', RIGHTS)
})

/** Records of one part each, for calls that name what they are about. */
const ENTITIES = { products: 'catalogue', posts: 'content' } as const

type Call = (typeof calls)[number]

/** Status with unknown ids and nothing but a kind of record: 400 or 404 for those with access. */
async function statusOf({ name, procedure }: Call, person: string, entity: string): Promise<number> {
  const { cookie, id } = people.get(person) ?? { cookie: '', id: 0 }
  const { method = '', path = '' } = procedure['~orpc'].route
  const about = name === 'account.update' ? String(id) : '999999'
  const address = path.replaceAll('{entity}', entity).replaceAll(/\{[^}]+\}/g, about)
  const isRead = method === 'GET' || method === 'DELETE'
  const response = await shop.app.request(
    `http://shop.test/api${address}${isRead ? `?entity=${entity}` : ''}`,
    {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(isRead ? {} : { body: JSON.stringify({ entity }) }),
    },
  )
  return response.status
}

function callOf(name: string): Call {
  const call = calls.find((one) => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

/** What a row takes of a manager: one right of each list. */
function neededBy({ procedure }: Call, entity: keyof typeof ENTITIES): (readonly Right[])[] {
  const { section, act } = procedure['~orpc'].meta
  const acts = act ? [[act]] : []
  if (section === 'none' || section === undefined) return acts
  if (section === 'goods') return [['catalogue', 'prices'], ...acts]
  if (section === 'files') return [['catalogue', 'content'], ...acts]
  return [[section === 'record' ? ENTITIES[entity] : section], ...acts]
}

const ofStaff = calls.filter(({ name }) => ACCESS[name] === 'staff')

describe('Who of the managers may call', () => {
  // A sign-out ends the session.
  test.each(ofStaff.filter(({ name }) => name !== 'session.logout'))('$name', async (call) => {
    for (const entity of ['products', 'posts'] as const) {
      const needed = neededBy(call, entity)
      const heard: Record<string, boolean> = {}
      const expected: Record<string, boolean> = { 'an admin': true }
      for (const closed of PEOPLE) {
        const isLeft = (rights: readonly Right[]) => rights.some((right) => !closed.includes(right))
        expected[nameOf(closed)] = needed.every(isLeft)
      }
      for (const person of people.keys()) {
        const status = await statusOf(call, person, entity)
        expect(status, `${person}: a fault is no answer`).toBeLessThan(500)
        expect(status, `${person}: signed in`).not.toBe(401)
        heard[person] = status !== 403
      }
      expect(heard).toEqual(expected)
      if (call.procedure['~orpc'].meta.section !== 'record') return
    }
  })
})

test('every call of staff says which part of the shop it belongs to, and each part and act has calls', () => {
  const sections = new Set(ofStaff.map(({ procedure }) => procedure['~orpc'].meta.section))
  expect([...sections].toSorted()).toEqual(
    ['catalogue', 'content', 'files', 'goods', 'inquiries', 'none', 'prices', 'record'].toSorted(),
  )
  const acts = new Set(ofStaff.map(({ procedure }) => procedure['~orpc'].meta.act))
  expect(acts).toEqual(new Set([undefined, 'export', 'delete', 'merge']))
})

test('calls that belong to nobody in particular are named', () => {
  const names = ofStaff
    .filter(({ procedure }) => procedure['~orpc'].meta.section === 'none')
    .map(({ name }) => name)
  expect(names.toSorted()).toEqual([
    'account.changePassword',
    'account.update',
    'inquiryWork.assignees',
    'journal.list',
    'ownSessions.end',
    'ownSessions.endOthers',
    'ownSessions.list',
    'passkeys.begin',
    'passkeys.create',
    'passkeys.list',
    'passkeys.remove',
    'passkeys.rename',
    'presence.leave',
    'presence.renew',
    'previews.remove',
    'samples.list',
    'schedule.list',
    'secondFactor.begin',
    'secondFactor.confirm',
    'secondFactor.get',
    'secondFactor.renewCodes',
    'secondFactor.turnOff',
    'session.logout',
    'trash.list',
    'trashParts.list',
  ])
})

test('whoever may delete nothing deletes no record: every DELETE of staff says so, but those of what is one’s own or passes', () => {
  const free = ofStaff.filter(({ procedure }) => {
    const { route, meta } = procedure['~orpc']
    return route.method === 'DELETE' && meta.act !== 'delete'
  })
  expect(free.map(({ name }) => name).toSorted()).toEqual([
    'drafts.remove',
    'notFound.remove',
    'ownSessions.end',
    'presence.leave',
    'previews.remove',
    'push.unsubscribe',
    'scheduledPrices.remove',
  ])
})

test('only what deletes by its body or by what it finds asks for the right itself, where no row can', () => {
  const asking = listFiles('src/server/features', /(?<!\.test)\.ts$/).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('requireRight(actor, '),
  )
  // Deletion of many products; the way back of an import that has made some (tests/import-undo.test.ts).
  expect(asking.map((file) => path.basename(file))).toEqual(['bulk-actions.api.ts', 'undo-import.service.ts'])
})

test('many products are deleted at once by those alone who may see products and delete', async () => {
  const heard: string[] = []
  for (const [name, { cookie }] of people) {
    const response = await shop.app.request('http://shop.test/api/products/bulk-actions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ items: [{ id: 999_999 }], action: { remove: true } }),
    })
    if (response.status === 403) heard.push(name)
  }
  const needed = neededBy(callOf('bulkActions.apply'), 'products')
  const refused = PEOPLE.filter(
    (closed) =>
      closed.includes('delete') || needed.some((rights) => rights.every((right) => closed.includes(right))),
  )
  expect(heard).toEqual(refused.map(nameOf))
})
