import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StaffApi } from '../../../api/staff.ts'
import type { Previewed } from '../../../contract/records/previews.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { copyText } from '../../../ui/field/link-field.tsx'
import { serverNow } from '../../server-clock.ts'
import { useApi } from '../../staff.ts'
import { useWrite } from '../write/use-write.ts'
import { isGone } from './draft-conflict.ts'

type Link = Awaited<ReturnType<StaffApi['previews']['create']>>

/** A link that was made here, and of which version of the record. */
interface Made {
  link: Link
  version: number | undefined
}

/**
 * Copies a link to the preview of a record: the one that was made before, while it opens and the record is the same, otherwise a
 * new one. The link stays in sight, and can be closed.
 */
export function PreviewLink({ entity, id, version }: PreviewLinkProps) {
  const api = useApi()
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  // The server keeps no secret of a link: only this window knows what it has made.
  const queryKey = ['previews', entity, id]
  const { data = null } = useQuery<Made | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const made = data && Date.parse(data.link.expiresAt) > serverNow() ? data : null
  const keep = (next: Made | null) => queries.setQueryData<Made | null>(queryKey, next)
  const { run, isRunning } = useWrite({
    async call() {
      const link = made && made.version === version ? made.link : await api.previews.create({ entity, id })
      keep({ link, version })
      return { link, isCopied: await copyText(link.url) }
    },
    success: ({ link, isCopied }) => ({
      title: isCopied ? 'Ссылка скопирована' : 'Ссылка готова, скопируйте её',
      description: `Откроется у любого до ${formatDate(link.expiresAt)}`,
    }),
    failure: (reason) => `Не удалось сделать ссылку: ${reason}`,
    refresh: [],
  })
  const closing = useWrite({
    call: (previewId: number) => api.previews.remove({ id: previewId }),
    success: { title: 'Ссылка закрыта', description: 'Страница по ней больше не откроется' },
    failure: (reason) => `Не удалось закрыть ссылку: ${reason}`,
    refresh: [],
  })
  const close = async (previewId: number) => {
    // One that somebody else has closed is closed all the same.
    await closing.run(previewId).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    keep(null)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon="eye"
        isBusy={isRunning}
        aria-disabled={isRunning || undefined}
        onClick={() => void (isRunning || run(undefined).catch(() => undefined))}
      >
        Показать по ссылке
      </Button>
      {made && (
        <div className="draft__link">
          <Input
            readOnly
            aria-label="Ссылка на предпросмотр"
            value={made.link.url}
            onFocus={({ target }) => target.select()}
          />
          <Button
            size="small"
            variant="quiet"
            onClick={() => void close(made.link.id).catch(() => undefined)}
          >
            Закрыть ссылку
          </Button>
        </div>
      )}
    </>
  )
}

interface PreviewLinkProps {
  entity: Previewed
  id: number
  /** Of the record, as the form began with it. */
  version: number | undefined
}
