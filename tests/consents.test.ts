import { describe, expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const { query, send } = openVisitor(shop)

const admin = () => signInAs(shop, 'admin')

type Document = { version: number; purpose: string; text: string; from: string }
const listDocuments = async (): Promise<Document[]> => (await shop.get('/api/consent/documents')).json()

async function changeSettings(changes: object) {
  const response = await shop.app.request('http://shop.test/api/admin/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: await admin() },
    body: JSON.stringify(changes),
  })
  expect(response.status).toBe(200)
}

describe('The texts of consents', () => {
  test('are there from the first start, with the firm, its term and how to withdraw', async () => {
    const documents = await listDocuments()
    expect(documents).toMatchObject([{ version: 1, purpose: 'request' }])
    const [settings] = await query('select company_name, company_phone from site_settings')
    const text = documents[0]?.text ?? ''
    for (const fact of [settings?.company_name, settings?.company_phone, '152-ФЗ', '3 года', 'Отозвать'])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/[{}]/)
  })

  test('never change: the database refuses it', async () => {
    await expect(query("update consent_documents set text = 'иначе'")).rejects.toThrow(/never changes/)
    await expect(query('delete from consent_documents')).rejects.toThrow(/never changes/)
  })

  test('get a new version when firm or purposes change, at once, and the old one stays', async () => {
    const [before] = await listDocuments()
    await changeSettings({ consentPurposes: ['advertising'] })
    await changeSettings({ consentPurposes: ['advertising'] })
    const [request, advertising, old, ...more] = await listDocuments()
    expect([request, advertising]).toMatchObject([
      { version: 2, purpose: 'request', text: before?.text },
      { version: 2, purpose: 'advertising', text: expect.stringContaining('38-ФЗ') },
    ])
    expect(old).toEqual(before)
    expect(more).toEqual([])
    await changeSettings({ companyName: 'ООО «Новое»' })
    expect((await listDocuments())[0]).toMatchObject({
      version: 3,
      text: expect.stringContaining('ООО «Новое»'),
    })
  })
})

describe('A consent', () => {
  test('is stored with hash, address, form and page; unknown purposes and versions lose no inquiry', async () => {
    const [{ version } = { version: 0 }] = await listDocuments()
    const id = await send({
      consent: { documentVersion: version, purposes: ['request', 'advertising', 'неизвестная'] },
      source: { page: '/product/topas-5' },
      service: 'Запрос о продукте: Топас 5',
    })
    const rows = await query(
      `select consents.*, encode(sha256(convert_to(text, 'UTF8')), 'hex') as expected
       from consents join consent_documents using (purpose) where inquiry_id = $1 and version = document_version
       order by consents.id`,
      [id],
    )
    expect(rows.map(({ purpose }) => purpose)).toEqual(['request', 'advertising'])
    for (const row of rows) {
      expect(row.text_hash).toBe(row.expected)
      expect(row).toMatchObject({ form: 'product', page: '/product/topas-5', document_version: version })
      expect(row.ip_address).toBeTruthy()
    }
    const marks = []
    for (const consent of [undefined, { documentVersion: 999, purposes: ['request'] }, 'да'])
      marks.push(await send({ message: JSON.stringify(consent) ?? 'без', consent }))
    const list = await (await shop.get('/api/admin/inquiries', { cookie: await admin() })).json()
    const hasConsent = (of: number) => list.find((one: { id: number }) => one.id === of).hasConsent
    expect(hasConsent(id)).toBe(true)
    expect(marks.map(hasConsent)).toEqual([false, false, false])
  })
})
