import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { Rights } from '../src/domain/staff/rights.ts'
import { openAccounts } from './support/accounts.ts'
import { expectError } from './support/desk.ts'
import { ALL_RIGHTS } from './support/narrowed.ts'
import { openShop, STAFF_PASSWORD } from './support/shop.ts'

const shop = openShop()
const { call, me, hire, signIn, admin, accountOf } = openAccounts(shop)

const json = async <T>(response: Response): Promise<T> => response.json()

/** A manager with these rights, signed in. */
async function narrowed(rights: Partial<Rights>) {
  const { id, username } = await hire()
  const cookie = (await signIn(username, STAFF_PASSWORD)) ?? ''
  const response = await call('PUT', `/admin/users/${id}/rights`, { rights: { ...ALL_RIGHTS, ...rights } })
  expect(response.status).toBe(200)
  const as = (method: string, address: string, body?: unknown) => call(method, address, body, cookie)
  return { id, username, cookie, as }
}

describe('An admin narrows a manager', () => {
  test('who hears of it with the next call, and of its end', async () => {
    const { id, cookie, as } = await narrowed({ inquiries: false })
    expect((await me(cookie)).rights).toEqual({ ...ALL_RIGHTS, inquiries: false })
    await expectError(
      await as('GET', '/admin/inquiries'),
      403,
      'Администратор не дал вам доступа к запросам клиентов',
    )
    await expectError(
      await as('GET', '/admin/events'),
      403,
      'Администратор не дал вам доступа к запросам клиентов',
    )
    expect(await accountOf(id)).toMatchObject({ rights: { inquiries: false } })
    const { rights, ...rest } = await json<{ rights?: Rights }>(
      await call('PUT', `/admin/users/${id}/rights`, { rights: null }),
    )
    expect(rights).toBeUndefined()
    expect(rest).toMatchObject({ id })
    expect((await as('GET', '/admin/inquiries')).status).toBe(200)
    expect(await me(cookie)).not.toHaveProperty('rights')
  })

  test('in what the sign-in answers too; rights that take nothing away are none', async () => {
    const { username, id } = await narrowed({ export: false })
    const login = () => shop.post('/api/admin/login', { username, password: STAFF_PASSWORD })
    expect(await json<object>(await login())).toMatchObject({
      user: { rights: { ...ALL_RIGHTS, export: false } },
    })
    await call('PUT', `/admin/users/${id}/rights`, { rights: ALL_RIGHTS })
    expect((await json<{ user: object }>(await login())).user).not.toHaveProperty('rights')
  })

  test('and the journal says who and how', async () => {
    const { id } = await narrowed({ content: false, priceChange: 15 })
    const { entries } = await json<{ entries: { actorId: number; changes: object[] }[] }>(
      await call('GET', `/admin/journal?entity=users&entityId=${id}`),
    )
    expect(entries[0]).toMatchObject({
      actorId: admin.id,
      changes: [{ field: 'rights', label: 'Что может менеджер', after: { content: false, priceChange: 15 } }],
    })
  })

  test.each([
    [{ ...ALL_RIGHTS, priceChange: 0 }, 'Укажите целое число процентов от 1 до 100 или оставьте пустым'],
    [{ ...ALL_RIGHTS, priceChange: 12.5 }, 'Укажите целое число процентов от 1 до 100 или оставьте пустым'],
    [{ ...ALL_RIGHTS, content: 'нет' }, 'Ожидается да или нет'],
  ])('not by %o', async (rights, message) => {
    const { id } = await hire()
    await expectError(await call('PUT', `/admin/users/${id}/rights`, { rights }), 400, message)
  })

  test('no admin, not oneself, nobody unknown, and no manager does it', async () => {
    const colleague = await hire({ role: 'admin' })
    const put = (id: number, cookie?: string) =>
      call('PUT', `/admin/users/${id}/rights`, { rights: null }, cookie)
    await expectError(
      await put(colleague.id),
      400,
      'Права ограничивают у менеджера: администратору доступно всё',
    )
    await expectError(await put(admin.id), 403, 'Нельзя изменить собственные права')
    await expectError(await put(999_999), 404, 'Пользователь не найден')
    const { id, cookie } = await narrowed({ merge: false })
    await expectError(await put(id, cookie), 403, 'Недостаточно прав')
  })

  test('and a manager who becomes admin is held by nothing', async () => {
    const { id, as } = await narrowed({ catalogue: false })
    await expectError(await as('GET', '/admin/imports'), 403, 'Администратор не дал вам доступа к каталогу')
    await call('PATCH', `/admin/users/${id}/role`, { role: 'admin' })
    expect((await as('GET', '/admin/imports')).status).toBe(200)
  })
})

describe('Lists of all kinds of records leave out what is closed', () => {
  test('trash and journal', async () => {
    const [product] = await json<Product[]>(await call('GET', '/admin/products'))
    await call('DELETE', `/products/${product?.id}`)
    const { as } = await narrowed({ catalogue: false })
    expect(await json(await as('GET', '/admin/trash'))).toEqual([])
    await expectError(
      await as('POST', `/admin/trash/products/${product?.id}/restore`, {}),
      403,
      'Администратор не дал вам доступа к каталогу',
    )
    const { entries } = await json<{ entries: { entity: string }[] }>(
      await as('GET', '/admin/journal?limit=200'),
    )
    expect(entries.map(({ entity }) => entity)).not.toContain('products')
    const open = await narrowed({ content: false })
    expect(await json(await open.as('GET', '/admin/trash'))).toMatchObject([{ id: product?.id }])
  })

  test('many products are not deleted at once without the right to delete, and changed all the same', async () => {
    const { as } = await narrowed({ delete: false })
    const [, product] = await json<Product[]>(await call('GET', '/admin/products'))
    const items = [{ id: product?.id }]
    await expectError(
      await as('POST', '/products/bulk-actions', { items, action: { remove: true } }),
      403,
      'Администратор не разрешил вам удалять',
    )
    expect((await as('POST', '/products/bulk-actions', { items, action: { featured: true } })).status).toBe(
      200,
    )
  })
})
