import {
  type District,
  type NewDistrict,
  type ShownDistrict,
  shownDistrictSchema,
} from '../../../contract/content/districts.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { createRowWrites, lastPlaceOf } from '../../platform/db/row-writes.ts'
import type { Changes } from '../../platform/db/rows.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { listPublished } from './districts.store.ts'
import { districts } from './districts.table.ts'

/** Published districts in the order of the home page. */
export const listDistricts = (db: Database): Promise<ShownDistrict[]> => listPublished(db)

const lastPlace = lastPlaceOf(districts)

const rows = createRowWrites({
  table: districts,
  toContract: (row): District => toIsoTimes(row),
  missing: 'Район не найден',
  order: [districts.order],
})

/** Changes of a district as they are stored: without an order it comes after the others. */
const toStored = ({ order, ...changes }: Changes<NewDistrict>) => ({
  ...changes,
  order: order === null ? lastPlace : order,
})

/** List and writes of districts; one without an order comes after the others. */
export const districtWrites = {
  ...rows,
  create: (db: Database, actor: Writer, district: NewDistrict) =>
    rows.create(db, actor, { ...district, order: district.order ?? lastPlace }),
  update: (db: Database, actor: Writer, id: number, changes: Changes<NewDistrict>) =>
    rows.update(db, actor, id, toStored(changes)),
  change: (tx: Transaction, id: number, changes: Changes<NewDistrict>) =>
    rows.change(tx, id, toStored(changes)),
}

/** The list of the home page with this district at its place, also when it is not published. */
export async function listDistrictsWith(db: Database, shown: District): Promise<ShownDistrict[]> {
  const others = (await rows.list(db)).filter(({ id, published }) => published && id !== shown.id)
  return [...others, shown]
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
    .map((one) => shownDistrictSchema.parse(one))
}
