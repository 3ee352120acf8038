import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { renewed } from '../../../../api/renewing-transport.ts'
import { matchMedia } from '../../../../api/staff-upload.ts'
import {
  MAX_MATCH_BYTES,
  TOO_LARGE_MATCH,
  type UploadProblem,
} from '../../../../lib/pictures/upload-rules.ts'
import { preparePicture } from '../../../kit/form/upload/prepare-picture.ts'
import type { Sending } from '../../../kit/form/upload/use-uploads.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { MEDIA_KEY } from '../../../parts/library/queries.ts'
import { renewSession } from '../../../session/renewal.ts'
import { type MatchedProduct, type MatchRow, toBatches, toRows } from './rows.ts'

const isArchive = ({ name, type }: File) => /zip/.test(type) || /\.zip$/i.test(name)

/** Sends pictures and archives, large photos made smaller, and collects what they are for. */
export function useMatch() {
  const queries = useQueryClient()
  const [rows, setRows] = useState<readonly MatchRow[]>([])
  /** Products of the answers, with their versions: the list of products may be older. */
  const [products, setProducts] = useState<readonly MatchedProduct[]>([])
  const [errors, setErrors] = useState<readonly UploadProblem[]>([])
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const addErrors = (...problems: UploadProblem[]) => setErrors((before) => [...before, ...problems])

  /** Files that may be sent; the others are told. */
  const prepareAll = async (files: readonly File[], signal: AbortSignal): Promise<File[]> => {
    const ready: File[] = []
    for (const [index, chosen] of files.entries()) {
      if (signal.aborted) return []
      setSending({ name: chosen.name, share: null, number: index + 1, count: files.length })
      if (isArchive(chosen)) {
        if (chosen.size > MAX_MATCH_BYTES)
          addErrors({ message: `${chosen.name}: ${TOO_LARGE_MATCH}`, advice: null })
        else ready.push(chosen)
        continue
      }
      const { file, problem } = await preparePicture(chosen)
      if (problem === null) ready.push(file)
      else addErrors(problem)
    }
    return ready
  }
  const send = async (files: readonly File[]) => {
    if (sending || files.length === 0) return
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    setErrors([])
    const batches = toBatches(await prepareAll(files, signal))
    for (const [index, batch] of batches.entries()) {
      if (signal.aborted) break
      const [first] = batch
      const name = batch.length > 1 ? `${first?.name} и ещё ${batch.length - 1}` : (first?.name ?? '')
      setSending({ name, share: 0, number: index + 1, count: batches.length })
      const onProgress = (share: number) => setSending((now) => now && { ...now, share })
      try {
        const answer = await renewed(() => matchMedia(batch, { onProgress, signal }), renewSession)
        setRows((before) => [...before, ...toRows(answer)])
        setProducts((before) => [
          ...before.filter(({ id }) => answer.products.every((one) => one.id !== id)),
          ...answer.products,
        ])
        addErrors(...answer.refused.map(({ message }) => ({ message, advice: null })))
      } catch (error) {
        if (!signal.aborted) addErrors({ message: toReason(error), advice: null })
      }
    }
    setSending(null)
    void queries.invalidateQueries({ queryKey: MEDIA_KEY })
  }
  return {
    rows,
    products,
    errors,
    sending,
    send,
    cancel: () => stop.current?.abort(),
    change: (mediaId: number, changes: Partial<MatchRow>) =>
      setRows((before) => before.map((row) => (row.mediaId === mediaId ? { ...row, ...changes } : row))),
    /** Forgets the rows that were applied, or all of them. */
    forget: (done?: ReadonlySet<number>) =>
      setRows((before) => (done ? before.filter(({ mediaId }) => !done.has(mediaId)) : [])),
  }
}
