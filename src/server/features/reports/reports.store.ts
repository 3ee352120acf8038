import { type SQL, sql } from 'drizzle-orm'
import type { Report } from '../../../contract/reports.ts'
import { HAND_SOURCES } from '../../../domain/inquiry/hand-source.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { MOSCOW_ZONE } from '../../../lib/moscow-zone.ts'
import type { Database } from '../../platform/db/database.ts'
import { isErasedUnfinished } from '../inquiries/inquiries.table.ts'

/** Inquiries of a report: created from this moment on and before that one. */
export interface Span {
  from: Date
  until: Date
  /** Only inquiries from the selection, or without these. */
  wizard?: boolean | undefined
}

/** Rows of one table of a report. */
const MAX_ROWS = 50

const counted = ({ from, until, wizard }: Span) => sql`created_at >= ${from.toISOString()}::timestamptz
  and created_at < ${until.toISOString()}::timestamptz and not spam and merged_into_id is null
  and ${wizard === undefined ? sql`true` : sql`(wizard_data is not null) = ${wizard}`}`
const OUTCOME = sql`count(*)::int as count, (count(*) filter (where status = 'completed'))::int as completed,
  (count(*) filter (where status = 'canceled'))::int as canceled`
/** Answered later than it came: an inquiry that staff entered themselves was answered at once. */
const ANSWERED = sql`answered_at is not null and not (source_name = any(${sql.param([...HAND_SOURCES])}::text[]) and page is null and referrer is null and utm is null)`
/** Minutes from the inquiry to the first answer, with a decimal. */
const WAIT = sql`extract(epoch from answered_at - created_at) / 60`
const MEDIAN = sql`round((percentile_cont(0.5) within group (order by ${WAIT}) filter (where ${ANSWERED}))::numeric, 1)::float`

type Outcome = { count: number; completed: number; canceled: number }

async function select<Row extends Record<string, unknown>>(db: Database, query: SQL) {
  const { rows } = await db.execute<Row>(query)
  return rows
}

/** Numbers of inquiries by day in Moscow; days without any are missing. */
export function countByDay(db: Database, span: Span) {
  return select<Report['requests'][number]>(
    db,
    sql`select (created_at at time zone ${MOSCOW_ZONE})::date::text as date, count(*)::int as count,
        (count(*) filter (where status = 'completed'))::int as completed
      from inquiries where ${counted(span)} group by 1 order by 1`,
  )
}

/** Numbers by source, most first. */
export function countBySource(db: Database, span: Span) {
  return countBy<{ source: string } & Outcome>(db, span, sql`source_name as source`)
}

/** Numbers by page without its query, most first, with the product of a card; null is an unknown page. */
export function countByPage(db: Database, span: Span) {
  return select<Report['byPage'][number]>(
    db,
    sql`select page, (select name from products where ${productPath('')} || slug = page) as product, count, completed, canceled
      from (select split_part(page, '?', 1) as page, ${OUTCOME} from inquiries where ${counted(span)} group by 1) as pages
      order by count desc, page limit ${MAX_ROWS}`,
  )
}

/** Numbers by type and by whether there are answers of the wizard, most first. */
export function countByKind(db: Database, span: Span) {
  return select<Report['byKind'][number]>(
    db,
    sql`select type, wizard_data is not null as wizard, ${OUTCOME} from inquiries where ${counted(span)}
      group by 1, 2 order by count desc, 1, 2`,
  )
}

function countBy<Row extends Record<string, unknown>>(db: Database, span: Span, key: SQL) {
  return select<Row>(
    db,
    sql`select ${key}, ${OUTCOME} from inquiries where ${counted(span)}
      group by 1 order by count desc, 1 limit ${MAX_ROWS}`,
  )
}

/** Models that the selection offered, for an inquiry that names no product itself; what was stored in another shape offers none. */
const OFFERED = sql`case when product_name is null and coalesce(jsonb_typeof(items), '') <> 'array'
    and jsonb_typeof(wizard_data -> 'offer' -> 'rulesVersion') = 'string'
    and jsonb_typeof(wizard_data -> 'offer' -> 'models') = 'array'
  then wizard_data -> 'offer' -> 'models' else '[]' end`

/** Numbers by product: the one of the inquiry, or each of its cart once, or each that the selection offered; most first. */
export function countByProduct(db: Database, span: Span) {
  return select<{ product: string } & Outcome>(
    db,
    sql`select product, ${OUTCOME} from inquiries, lateral (
        select distinct line ->> 'name' as product
        from jsonb_array_elements(case when jsonb_typeof(items) = 'array' then items else '[]' end) as line
        union select model ->> 'name' from jsonb_array_elements(${OFFERED}) as model
        union select product_name) as named
      where product is not null and ${counted(span)} group by 1 order by count desc, 1 limit ${MAX_ROWS}`,
  )
}

/** What stands for a person in the row of inquiries that were erased before anybody took them: nobody can take them any more. */
const ERASED_UNTAKEN = 'Не взяты, данные удалены'

/** Numbers by person, most first; null stands for inquiries that nobody took, with a name for those that nobody can take. */
export function countByPerson(db: Database, span: Span) {
  return select<Report['byPerson'][number]>(
    db,
    sql`select assignee_id as id, case when is_over then ${ERASED_UNTAKEN} else max(coalesce(nullif(full_name, ''), username)) end as name,
        ${OUTCOME}, ${MEDIAN} as median
      from (select *, assignee_id is null and ${isErasedUnfinished} as is_over
        from inquiries where ${counted(span)}) as counted
      left join (select id as user_id, full_name, username from users) as people on user_id = assignee_id
      group by assignee_id, is_over order by count desc, assignee_id, is_over limit ${MAX_ROWS}`,
  )
}

/** Numbers of canceled inquiries by reason, most first. */
export function countLost(db: Database, span: Span) {
  return select<Report['lost'][number]>(
    db,
    sql`select coalesce(nullif(trim(lost_reason), ''), 'Причина не указана') as reason, count(*)::int as count
      from inquiries where status = 'canceled' and ${counted(span)}
      group by 1 order by count desc, 1 limit ${MAX_ROWS}`,
  )
}

/** Totals, and minutes to the first answer: median and worst. */
export async function countTotals(db: Database, span: Span) {
  const [totals] = await select<Outcome & { answered: number; median: number | null; worst: number | null }>(
    db,
    sql`select ${OUTCOME}, count(answered_at)::int as answered, ${MEDIAN} as median,
        round((max(${WAIT}) filter (where ${ANSWERED}))::numeric, 1)::float as worst
      from inquiries where ${counted(span)}`,
  )
  return totals ?? { count: 0, completed: 0, canceled: 0, answered: 0, median: null, worst: null }
}

/** When each answered inquiry came and was answered. */
export async function listAnswers(db: Database, span: Span): Promise<{ from: Date; to: Date }[]> {
  const rows = await select<{ from: string; to: string }>(
    db,
    sql`select created_at as "from", answered_at as "to" from inquiries
      where ${ANSWERED} and ${counted(span)}`,
  )
  return rows.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }))
}

/** When the inquiries came that nobody has answered yet. */
export async function listUnanswered(db: Database, span: Span): Promise<Date[]> {
  const rows = await select<{ at: string }>(
    db,
    sql`select created_at as "at" from inquiries where answered_at is null and ${counted(span)}`,
  )
  return rows.map(({ at }) => new Date(at))
}
