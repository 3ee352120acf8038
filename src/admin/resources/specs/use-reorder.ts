import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOptions } from '../../../api/client.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import { sendInTurn } from '../../kit/write/in-turn.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { moveRow, type Ordered, placeRows } from './order.ts'

type Row = Ordered & { version?: number | undefined }

/** Moving rows by hand: writes the places that change, says where the row stands, and can be undone. */
export function useReorder<One extends Row>({ entity, update, refresh }: ReorderOptions) {
  const queries = useQueryClient()
  const [said, say] = useState('')
  const write = async (places: readonly Row[]) => {
    for (const { id, displayOrder, version } of places) {
      await sendInTurn(queries, { entity, id, version }, (options) => update({ id, displayOrder }, options))
    }
  }
  const undo = useWrite({
    call: write,
    success: { title: 'Порядок прежний' },
    failure: (reason) => `Не удалось вернуть порядок: ${reason}`,
    refresh,
  })
  const { run, isRunning } = useWrite({
    call: ({ after }: { before: readonly Row[]; after: readonly Row[] }) => write(after),
    success: (_answer, { before }) => ({
      title: 'Порядок изменён',
      action: { label: 'Отменить', run: () => void undo.run(before).catch(() => undefined) },
    }),
    failure: (reason) => `Не удалось изменить порядок: ${reason}`,
    refresh,
  })
  const move = async (rows: readonly One[], from: number, to: number, name: string) => {
    if (from === to || to < 0 || to >= rows.length || isRunning) return
    const places = placeRows(moveRow(rows, from, to), rows[from]?.id ?? 0)
    if (places.length === 0) return
    try {
      await run({
        before: places.map(({ row }) => ({ id: row.id, displayOrder: row.displayOrder })),
        after: places.map(({ row, displayOrder }) => ({ id: row.id, version: row.version, displayOrder })),
      })
      say(`${name}: место ${to + 1} из ${rows.length}`)
    } catch {
      say(`${name}: место не изменилось`)
    }
  }
  return { move, said }
}

interface ReorderOptions {
  entity: VersionedEntity
  /** Writes a row's place, over the version in `options`. */
  update: (place: { id: number; displayOrder: number }, options: CallOptions) => Promise<unknown>
  refresh: readonly QueryKey[]
}
