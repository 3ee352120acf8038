import { expect } from 'vitest'
import type { TestShop } from './shop.ts'

/** What a visitor sends, and what a look into the tables shows of it. */
export function openVisitor(shop: TestShop) {
  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.database.pool.query<Record<string, unknown>>(sql, values)).rows

  async function sendInquiry(
    body: Record<string, unknown>,
  ): Promise<{ id: number; attachmentSecret: string }> {
    const response = await shop.post('/api/inquiries/contact', {
      name: 'Пётр',
      phone: '8 900 000-00-01',
      ...body,
    })
    expect(response.status).toBe(201)
    return response.json()
  }

  return {
    /** Rows of a statement. */
    query,
    /** Sends an inquiry that is stored; returns its number and the secret for photos. */
    sendInquiry,
    send: async (body: Record<string, unknown>) => (await sendInquiry(body)).id,
  }
}
