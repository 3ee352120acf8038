import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { renewed } from '../../api/renewing-transport.ts'
import { uploadImage } from '../../api/staff-upload.ts'
import { validateFile } from '../../lib/upload-rules.ts'
import { showToast } from '../../ui/toast-store.ts'
import { isUnauthorized } from '../queries.ts'
import { renewSession } from '../session/renewal.ts'

/** The file being uploaded; `share` is its progress, 0 to 1. */
export interface Sending {
  name: string
  share: number
}

/**
 * Uploads pictures one after another and calls `onUploaded` with each address. Files that are not images or too large are in
 * `errors`; rejections of the server are also shown in a toast. Unmounting aborts.
 */
export function useUpload(onUploaded: (url: string) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [errors, setErrors] = useState<readonly string[]>([])
  const latestCallback = useRef(onUploaded)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    latestCallback.current = onUploaded
  }, [onUploaded])
  useEffect(() => () => stop.current?.abort(), [])

  const { mutateAsync } = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const onProgress = (share: number) => setSending({ name: file.name, share })
      return renewed(() => uploadImage(file, { onProgress, signal }), renewSession)
    },
    onError: (error, { file, signal }) => {
      if (signal.aborted) return
      const message = isUnauthorized(error) ? 'сессия закончилась, войдите ещё раз' : toMessage(error)
      if (!isUnauthorized(error)) showToast({ title: 'Ошибка загрузки', description: message, tone: 'bad' })
      setErrors((before) => [...before, message.includes(file.name) ? message : `${file.name}: ${message}`])
    },
  })

  const send = async (files: readonly File[]) => {
    if (sending) return
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setErrors(files.map(validateFile).filter((message) => message !== null))
    for (const file of files.filter((one) => validateFile(one) === null)) {
      if (signal.aborted) break
      setSending({ name: file.name, share: 0 })
      const url = await mutateAsync({ file, signal }).catch(() => null)
      if (url !== null && !signal.aborted) latestCallback.current(url)
    }
    setSending(null)
  }
  return { send, sending, errors, cancel: () => stop.current?.abort() }
}

/** Message of admin.md, section 8, upload. */
function toMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Произошла ошибка при загрузке изображения'
  return error.userMessage ?? 'Ошибка загрузки изображения'
}
