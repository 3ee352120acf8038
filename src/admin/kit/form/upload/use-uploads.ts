import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import { renewed } from '../../../../api/renewing-transport.ts'
import type { UploadOptions } from '../../../../api/staff-upload.ts'
import type { UploadProblem } from '../../../../lib/pictures/upload-rules.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { isUnauthorized } from '../../../queries.ts'
import { renewSession } from '../../../session/renewal.ts'
import type { Prepared } from './prepare-picture.ts'

/** The file being uploaded; `share` is its progress, 0 to 1; null while it is made smaller. */
export interface Sending {
  name: string
  share: number | null
  /** Which of how many files. */
  number: number
  count: number
}

interface Uploads<Answer> {
  /** Makes a file ready, or says why it is not sent. */
  prepare: (file: File) => Promise<Prepared>
  upload: (file: File, options: UploadOptions) => Promise<Answer>
  /** Called with what the server answered, and the chosen file. */
  onUploaded: (answer: Answer, file: File) => void
  /** What is uploaded, in the genitive, for messages. */
  what?: string
}

/**
 * Uploads files one after another. Those that may not be sent are in `errors`; rejections of the server are also shown in a
 * toast. Unmounting aborts.
 */
export function useUploads<Answer>({ prepare, upload, onUploaded, what = 'изображения' }: Uploads<Answer>) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [errors, setErrors] = useState<readonly UploadProblem[]>([])
  const latestCallback = useRef(onUploaded)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => {
    latestCallback.current = onUploaded
  }, [onUploaded])
  useEffect(() => () => stop.current?.abort(), [])
  const addError = (problem: UploadProblem) => setErrors((before) => [...before, problem])

  const { mutateAsync } = useMutation({
    mutationFn: ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const onProgress = (share: number) => setSending((now) => now && { ...now, share })
      return renewed(() => upload(file, { onProgress, signal }), renewSession)
    },
    onError: (error, { file, signal }) => {
      if (signal.aborted) return
      const message = isUnauthorized(error) ? 'сессия закончилась, войдите ещё раз' : toMessage(error, what)
      if (!isUnauthorized(error)) showToast({ title: 'Ошибка загрузки', description: message, tone: 'bad' })
      addError({
        message: message.includes(file.name) ? message : `${file.name}: ${message}`,
        advice: null,
      })
    },
  })

  const send = async (files: readonly File[]) => {
    if (sending || files.length === 0) return
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setErrors([])
    for (const [index, chosen] of files.entries()) {
      if (signal.aborted) break
      const place = { name: chosen.name, number: index + 1, count: files.length }
      setSending({ ...place, share: null })
      const { file, problem } = await prepare(chosen)
      if (signal.aborted) break
      if (problem !== null) {
        addError(problem)
        continue
      }
      setSending({ ...place, share: 0 })
      const answer = await mutateAsync({ file, signal }).catch(() => null)
      if (answer !== null && !signal.aborted) latestCallback.current(answer, chosen)
    }
    setSending(null)
  }
  return { send, sending, errors, cancel: () => stop.current?.abort() }
}

/** Message of admin.md, section 8, upload. */
function toMessage(error: unknown, what: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return `Произошла ошибка при загрузке ${what}`
  return error.userMessage ?? `Ошибка загрузки ${what}`
}
