import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InquiryDetail } from '../../../../../contract/inquiries/work.ts'
import { STAFF_INQUIRIES_PATH } from '../../../../../domain/site/staff-paths.ts'
import { formatDayWord } from '../../../../../lib/moments.ts'
import { Button } from '../../../../../ui/button.tsx'
import { showToast } from '../../../../../ui/toast/toast-store.ts'
import { WriteFailure } from '../../../../kit/write/write-failure.tsx'
import { confirmMerger } from '../../../../parts/inquiry/changes/confirm-merger.ts'
import type { Merger } from '../../../../parts/inquiry/changes/send-merger.ts'
import { useMerger } from '../../../../parts/inquiry/changes/use-merger.ts'
import { describeInherited } from '../../../../parts/inquiry/inherited-words.ts'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { StatusBadge } from '../../../../parts/inquiry/status-badge.tsx'
import { serverNow } from '../../../../server-clock.ts'
import { useNow } from '../../../../shell/use-now.ts'
import { useApi } from '../../../../staff.ts'
import { describeSender } from './merged-words.ts'
import '../../../../kit/table/selection.css'
import { useRight } from '../../../../session/use-right.ts'

/** Other inquiries of the same person, which can be merged into this one and separated again. */
export function RelatedSection({ detail }: { detail: InquiryDetail }) {
  const { related, merged, mergedInto } = detail
  const api = useApi()
  const now = useNow()
  const parts = useQueries({ queries: merged.map((one) => inquiryQuery(api, one)) })
  const known = new Map(
    parts.flatMap(({ data }) => (data ? [[data.id, describeSender(data, detail)] as const] : [])),
  )
  const [marked, setMarked] = useState<readonly number[]>([])
  const { mutate, isPending, error } = useRelatedMerger(detail)
  const mayMerge = useRight('merge')
  const open = related.filter((one) => !merged.includes(one.id))
  const chosen = open.map((one) => one.id).filter((one) => marked.includes(one))
  if (related.length === 0 && merged.length === 0) return null
  return (
    <section aria-label="Тот же телефон">
      <h3>Тот же телефон</h3>
      <ul className="related">
        {open.map((one) => (
          <li key={one.id}>
            {mergedInto === null && mayMerge && (
              <label className="choose">
                <input
                  type="checkbox"
                  aria-label={`Объединить с № ${one.id}`}
                  checked={chosen.includes(one.id)}
                  onChange={({ target }) =>
                    setMarked(
                      target.checked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id),
                    )
                  }
                />
              </label>
            )}
            <a href={`${STAFF_INQUIRIES_PATH}?request=${one.id}`}>#{one.id}</a>
            <span className="muted">{formatDayWord(one.createdAt, now)}</span>
            <StatusBadge status={one.status} />
          </li>
        ))}
        {merged.map((one) => (
          <li key={one}>
            <a href={`${STAFF_INQUIRIES_PATH}?request=${one}`}>#{one}</a>
            <span className="muted">{known.has(one) ? `объединён: ${known.get(one)}` : 'объединён'}</span>
            {mayMerge && (
              <Button
                size="small"
                variant="quiet"
                isBusy={isPending}
                aria-label={`Разъединить с № ${one}`}
                onClick={() => mutate({ verb: 'unmerge', into: detail, ids: [one] })}
              >
                Разъединить
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open.length > 0 && mergedInto === null && chosen.length === 0 && mayMerge && (
        <p className="small muted">Отметьте те, что об одном и том же: их можно объединить с этим.</p>
      )}
      {chosen.length > 0 && mergedInto === null && (
        <Button
          size="small"
          isBusy={isPending}
          onClick={() => mutate({ verb: 'merge', into: detail, ids: chosen })}
        >
          {`Объединить с № ${chosen.join(', № ')}`}
        </Button>
      )}
      <WriteFailure error={error} what="Не сделано" button="Объединить" />
    </section>
  )
}

/** Merges others into the inquiry of the sheet or parts them from it, asks before where that may be a mistake, and says what was done. */
function useRelatedMerger({ id }: InquiryDetail) {
  const api = useApi()
  const queries = useQueryClient()
  const send = useMerger()
  const { mutate, isPending, error } = useMutation({
    /** Null when nothing was written. */
    mutationFn: async (merger: Merger) => {
      const read = (one: number) => queries.fetchQuery(inquiryQuery(api, one))
      const others = merger.verb === 'merge' ? await Promise.all(merger.ids.map(read)) : []
      if (!(await confirmMerger(merger.into, others))) return null
      return await send(merger, (into) => mutate({ ...merger, into }))
    },
    onSuccess: (stored, { verb, into, ids }) => {
      if (!stored) return
      showToast({
        title: `${verb === 'merge' ? 'Объединены с' : 'Отделены от'} № ${id}`,
        description: [`№ ${ids.join(', № ')}`, describeInherited(into, stored, serverNow())]
          .filter(Boolean)
          .join('. '),
      })
    },
  })
  return { mutate, isPending, error }
}
