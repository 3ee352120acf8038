import { useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '../../../domain/inquiry/attachment-rules.ts'
import { createIdempotencyKey } from '../../../lib/idempotency-key.ts'
import { describeUnreadable } from '../../../lib/pictures/foreign-kinds.ts'
import { NO_CONNECTION, sendAddition } from './send-addition.ts'
import { changeSecret, type SentSecret } from './sent-secret.ts'
import { type Shrunk, shrinkPhoto } from './shrink-photo.ts'
import { useOnline } from './use-online.ts'

/** A photo on its way to the inquiry. */
export interface Photo {
  /** The same however often it is sent: it is stored once. */
  key: string
  file: File
  shrunk: Shrunk | null
  /** Sent part, 0 to 1; null when nothing is under way. */
  progress: number | null
  isAdded: boolean
  /** Why it failed, in words; null while it has not. */
  failure: string | null
}

/** Whether a file is no picture: it takes no photo's place, and sending it again would not help. */
export const isRefused = ({ shrunk, failure }: Photo): boolean => shrunk === null && failure !== null

/** By what the device says of it; some say nothing. */
const isPicture = ({ type }: File) => type === '' || type.startsWith('image/')

const NO_PICTURE = 'Это не снимок'

/** What a file is that cannot be shown, and what to do: an iPhone's HEIC, a photo that was cut off, an archive. */
const explain = async (file: File) => (await describeUnreadable(file)) ?? NO_PICTURE

/** Photos that are added to an inquiry one after the other; each fails and is repeated alone. */
export function usePhotos(id: number, { secret, photos: present }: SentSecret) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  /** Photos that were there before this page was opened. */
  const [earlier] = useState(present)
  /** How many of the last chosen photos found no place. */
  const [left, setLeft] = useState(0)
  const line = useRef(Promise.resolve())

  const change = (key: string, changes: Partial<Photo>) =>
    setPhotos((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  async function send({ key, file, shrunk: known }: Photo): Promise<void> {
    try {
      const shrunk = known ?? (await shrinkPhoto(file).catch(() => null))
      if (shrunk === null) {
        change(key, { progress: null, failure: await explain(file) })
        return
      }
      change(key, { shrunk })
      const onProgress = (progress: number) => change(key, { progress })
      const count = await sendAddition({ id, secret, photo: shrunk.photo, idempotencyKey: key, onProgress })
      changeSecret(id, { photos: count })
      change(key, { progress: null, isAdded: true })
    } catch (error) {
      change(key, { progress: null, failure: error instanceof Error ? error.message : 'Не получилось' })
    }
  }

  function queue(photo: Photo): void {
    line.current = line.current.then(() => send(photo))
  }

  function retry(photo: Photo): void {
    change(photo.key, { progress: 0, failure: null })
    queue(photo)
  }

  const waiting = photos.filter(({ failure }) => failure === NO_CONNECTION)
  useOnline(waiting.length > 0, () => waiting.forEach(retry))

  const room = MAX_ATTACHMENTS - earlier - photos.filter((photo) => !isRefused(photo)).length
  return {
    photos,
    earlier,
    room,
    left,
    add(files: readonly File[]) {
      const toPhoto = (file: File): Photo => {
        const photo = { key: createIdempotencyKey(), file, shrunk: null, isAdded: false }
        return isPicture(file)
          ? { ...photo, progress: 0, failure: null }
          : { ...photo, progress: null, failure: NO_PICTURE }
      }
      const pictures = files.filter(isPicture)
      const taken = new Set(pictures.slice(0, room))
      const added = files.filter((file) => taken.has(file) || !isPicture(file)).map(toPhoto)
      setLeft(pictures.length - taken.size)
      setPhotos((all) => [...all, ...added])
      for (const photo of added) {
        if (!isRefused(photo)) queue(photo)
        else void explain(photo.file).then((failure) => change(photo.key, { failure }))
      }
    },
    retry,
    remove: ({ key }: Photo) => setPhotos((all) => all.filter((one) => one.key !== key)),
  }
}
