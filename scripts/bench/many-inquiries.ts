import type pg from 'pg'

/** Each statement adds so many: it has ten seconds, also on a busy machine. */
const AT_ONCE = 1000

/**
 * Replaces all inquiries by invented ones of the last months, newest first: of all kinds, states and sources, one in 25 spam, two thirds
 * given to the account with this name.
 */
export async function addManyInquiries(pool: pg.Pool, count: number, username: string): Promise<void> {
  await pool.query('truncate inquiries restart identity cascade')
  for (let from = 0; from < count; from += AT_ONCE) {
    await pool.query(INSERT, [from + 1, Math.min(count, from + AT_ONCE), username])
  }
  await pool.query('vacuum analyze inquiries')
}

const INSERT = `
  insert into inquiries (name, phone, phone_e164, email, message, type, status, spam, source_name, assignee_id, answer_due_at,
    next_contact_at, wizard_data, created_at)
  select 'Клиент ' || n, '8 (9' || lpad((n % 100)::text, 2, '0') || ') ' || lpad((n * 37 % 10000000)::text, 7, '0'),
    '+79' || lpad((n % 100)::text, 2, '0') || lpad((n * 37 % 10000000)::text, 7, '0'), 'client' || n || '@example.com',
    repeat('Нужен септик для дома на пятерых, участок у леса. ', 8), (array['product', 'repair', 'other', 'installation'])[n % 4 + 1],
    (array['new', 'processing', 'completed', 'completed', 'completed', 'canceled'])[n % 6 + 1], n % 25 = 0,
    (array['direct', 'yandex', 'google.com'])[n % 3 + 1],
    case when n % 6 = 0 then null else (select id from users where username = $3) end, now() - n * interval '1 minute',
    case when n % 10 = 0 then now() + (n % 7 - 3) * interval '1 day' end,
    case when n % 9 = 0 then jsonb_build_object('residents', '5', 'comment', repeat('я', 500)) end, now() - n * interval '11 minutes'
  from generate_series($1::int, $2::int) as n`

/** Addresses of the lists and counts that staff open, below `/api/admin/inquiries`, by what they show. */
export const INQUIRY_LISTS = {
  'the list': '?limit=50',
  'the newest 500': '?',
  'the newest 500 with those of the same phone': '?samePhone=1',
  'a later page': '?limit=50&before=7000',
  'a column of the board': '?status=completed&limit=50',
  mine: '?mine=1&limit=50',
  'nobody’s, overdue': '?nobody=1&overdue=1&limit=50',
  'from the selection': '?wizard=1&limit=50',
  'of today': '?today=1&limit=50',
  'by a part of a phone': `?limit=50&q=${encodeURIComponent('8 (917) 00')}`,
  'by a name': `?limit=50&q=${encodeURIComponent('клиент 77')}`,
  'by a word that all have': `?limit=50&q=${encodeURIComponent('септик')}`,
  'the counts': '/counts',
  'the counts of a search': `/counts?q=${encodeURIComponent('у леса')}`,
} as const

/** The longest inquiry that is taken: every field is full, each character is several bytes. */
export const LONGEST_INQUIRY = {
  name: 'Ж'.repeat(200),
  phone: '8 (926) 123-45-67',
  message: `${'\u0001'.repeat(9_999)}я`,
  service: 'Ж'.repeat(400),
  wizardData: { comment: 'я'.repeat(7_980) },
  items: Array.from({ length: 50 }, (_, id) => ({
    id: 900_000 + id,
    name: `${'\u0001'.repeat(297)}${id}`,
    price: 100,
  })),
  source: { page: 'я'.repeat(500), referrer: 'я'.repeat(500) },
}

/** Repeats the inquiry with this id until there are so many. */
export async function repeatInquiry(pool: pg.Pool, id: number, count: number): Promise<void> {
  for (let from = 1; from < count; from += 50) {
    await pool.query(
      `insert into inquiries (name, phone, message, service, wizard_data, items, page, referrer, created_at)
      select name, phone, message, service, wizard_data, items, page, referrer, created_at - n * interval '1 second'
      from inquiries, generate_series($1::int, least($1::int + 49, $2::int - 1)) as n where id = $3`,
      [from, count, id],
    )
  }
}
