import type { District, NewDistrict, ShownDistrict } from '../../../contract/content/districts.ts'
import type { Database } from '../../platform/db/database.ts'
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

/** List and writes of districts; one without an order comes after the others. */
export const districtWrites = {
  ...rows,
  create: (db: Database, actor: Writer, district: NewDistrict) =>
    rows.create(db, actor, { ...district, order: district.order ?? lastPlace }),
  update: (db: Database, actor: Writer, id: number, { order, ...changes }: Changes<NewDistrict>) =>
    rows.update(db, actor, id, { ...changes, order: order === null ? lastPlace : order }),
}
