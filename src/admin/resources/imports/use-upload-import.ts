import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { renewed } from '../../../api/renewing-transport.ts'
import { uploadImport } from '../../../api/staff-upload.ts'
import { MAX_IMPORT_BYTES, tooLargeImport } from '../../../domain/catalogue/import-rules.ts'
import type { Sending } from '../../kit/form/upload/use-uploads.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { renewSession } from '../../session/renewal.ts'
import { useAddress } from '../../shell/use-address.ts'
import { IMPORTS_KEY } from './queries.ts'

/** Uploads a price list and opens its columns; a refusal is `error`. Unmounting aborts. */
export function useUploadImport() {
  const queries = useQueryClient()
  const { change } = useAddress()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (file: File) => {
    if (sending) return
    if (file.size > MAX_IMPORT_BYTES) return setError(tooLargeImport(file.name))
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setError(null)
    setSending({ name: file.name, share: 0, number: 1, count: 1 })
    try {
      const onProgress = (share: number) => setSending((now) => now && { ...now, share })
      const id = await renewed(() => uploadImport(file, { onProgress, signal }), renewSession)
      await queries.invalidateQueries({ queryKey: IMPORTS_KEY })
      change(() => new URLSearchParams({ id: String(id) }), { replace: false })
    } catch (failure) {
      if (!signal.aborted) setError(toReason(failure))
    }
    setSending(null)
  }
  return { send, sending, error, cancel: () => stop.current?.abort() }
}
