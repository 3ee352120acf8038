import { type SQL, sql } from 'drizzle-orm'
import { CALL_BACK } from '../../../domain/inquiry/call-back.ts'
import { SERVICES } from '../../../domain/inquiry/contact-services.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'

/** What stands in place of a visitor's name. */
const ERASED_NAME = 'Данные удалены'

/** Services that are no visitor's words. */
const OWN_SERVICES = [...SERVICES.map(({ value }) => value), CALL_BACK.service]

const those = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::int[])`

/** A text of an address, or null when it may name a person: by a mail address, or a number as long as a phone. */
const withoutPerson = (text: SQL) => sql`case when ${text} !~ '@|%40|[0-9]{7}' then ${text} end`

/**
 * Removes personal data of inquiries, as SQL reads them; type, status, source, dates, product and sums stay. A text that a
 * visitor could have typed stays only where it equals one of ours (products, codes of services, reasons in the settings). The key
 * stays, a hash that says nothing: by it the visitor's device, which may send the inquiry once more, meets the erased one.
 */
export async function eraseInquiries(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update inquiries set
      name = ${ERASED_NAME}, phone = '', phone_e164 = null, email = null, former_contacts = '[]', message = null, wizard_data = null,
      address = null, preferred_date = null, preferred_time = null, referrer = null, utm = null, ip_address = null,
      next_contact_at = null, do_not_contact = true, erased_at = coalesce(erased_at, now()),
      page = ${withoutPerson(sql`nullif(split_part(split_part(page, '?', 1), '#', 1), '')`)},
      source_name = coalesce(${withoutPerson(sql`source_name`)}, ${ERASED_NAME}),
      service = case when service = any(${sql.param(OWN_SERVICES)}::text[]) then service end,
      product_name = (select name from products where products.name = product_name limit 1),
      lost_reason = case when lost_reason is null or exists (
        select from site_settings where lost_reasons ? lost_reason) then lost_reason else ${ERASED_NAME} end,
      items = (select jsonb_agg(jsonb_build_object('id', item -> 'id', 'price', item -> 'price', 'name', coalesce(
          (select name from products where products.id = (item ->> 'id')::bigint), 'Товар')) order by place)
        from jsonb_array_elements(items) with ordinality as line (item, place))
    where id = ${those(ids)}`)
}

/** Removes what staff and visitor wrote about inquiries, and the evidence's addresses. Photos are another matter. */
export async function eraseParts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update inquiry_notes set text = ${ERASED_NAME} where inquiry_id = ${those(ids)}`)
  await tx.execute(sql`update consents set ip_address = null, page = null where inquiry_id = ${those(ids)}`)
  await tx.execute(sql`delete from inquiry_undos where inquiry_id = ${those(ids)}`)
  await tx.execute(sql`
    update deliveries set details = null, next_at = null,
      last_error = case when status = 'sent' then null else ${ERASED_NAME} end,
      status = case when status = 'sent' then 'sent' else 'failed' end
    where inquiry_id = ${those(ids)}`)
}

/** Notes the erasure in the journal, which holds no personal data and so needs no other change. */
export async function recordErasure(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into journal (at, actor_id, actor_name, action, entity, entity_id, title)
    select clock_timestamp(), journal_actor(), journal_actor_name(), 'erase', 'inquiries', id::text, '№ ' || id
    from unnest(${sql.param([...ids])}::int[]) as id`)
}

/**
 * Inquiries whose term of storage is over, with those they are merged with: the last contact (received, answered, closed,
 * promised, noted, changed) of all of these was `years` years ago.
 */
export async function listExpired(db: Database, years: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select array_agg(id) as ids from (
      select id, coalesce(merged_into_id, id) as head, erased_at, greatest(
        created_at, answered_at, closed_at, next_contact_at,
        (select max(created_at) from inquiry_notes where inquiry_id = inquiries.id),
        (select max(at) from journal where entity = 'inquiries' and entity_id = inquiries.id::text)) as last
      from inquiries) as contact
    group by head
    having max(last) < now() - make_interval(years => ${years}) and bool_or(erased_at is null)
    limit ${limit}`)
  return rows.flatMap(({ ids }) => ids)
}
