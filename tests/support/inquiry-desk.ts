import type { Inquiry } from '../../src/contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../src/contract/inquiries/work.ts'
import { openDesk } from './desk.ts'
import type { TestShop } from './shop.ts'

/** Helpers for a signed-in manager who works on inquiries of visitors. */
export function openInquiryDesk(shop: TestShop) {
  const desk = openDesk(shop)
  let received = 0
  return {
    ...desk,
    /** Sends an inquiry as a visitor; returns its id. Messages are distinct: the fourth equal one within an hour is spam. */
    async receive(more: Record<string, string> = {}): Promise<number> {
      const message = `Перезвоните, ${received++}`
      const sent = { name: 'Вера', phone: '8 926 123-45-67', message, ...more }
      return (await (await shop.post('/api/inquiries/contact', sent)).json()).id
    },
    detail: (id: number) => desk.callJson<InquiryDetail>(200, 'GET', `/admin/inquiries/${id}`),
    /** Ids of the list with these parameters. */
    list: async (query: string) =>
      (await desk.callJson<Inquiry[]>(200, 'GET', `/admin/inquiries?${query}`)).map(({ id }) => id),
  }
}
