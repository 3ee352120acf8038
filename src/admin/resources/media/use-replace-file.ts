import { useState } from 'react'
import { uploadMedia } from '../../../api/staff-upload.ts'
import type { Media } from '../../../contract/content/media.ts'
import { plural } from '../../../lib/text/plural.ts'
import { UPLOAD_KINDS } from '../../kit/form/upload/use-upload.ts'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'

/**
 * Uploads a file and puts it wherever another one stands, with the way back: `replacement` is the file that stands there then. When only
 * the second fails, the uploaded file is in the library.
 */
export function useReplaceFile(before: Media) {
  const api = useApi()
  const [replacement, setReplacement] = useState<Media | null>(null)
  const back = useWrite({
    call: ({ id, usedIn }: Media) => api.media.replace({ id, withId: before.id, places: toPlaces(usedIn) }),
    success: ({ name }) => ({ title: 'Возвращено', description: `Снова стоит «${name}»` }),
    failure: (reason) => `Не удалось вернуть прежний файл: ${reason}`,
    refresh: [[]],
  })
  const takeBack = async (file: Media) => {
    await back.run(file)
    setReplacement(null)
  }
  const replace = useWrite({
    call: ({ id: withId }: Media) => api.media.replace({ id: before.id, withId }),
    success: (file) => ({
      title: 'Заменено',
      description: `«${file.name}» стоит в ${countPlaces(file)}; прежний файл остался в библиотеке`,
      action: { label: 'Отменить', run: () => void takeBack(file).catch(() => undefined) },
    }),
    failure: (reason) => `Не удалось заменить файл: ${reason}. Новый лежит в библиотеке`,
    refresh: [[]],
  })
  const uploads = useUploads({
    ...UPLOAD_KINDS[before.kind],
    upload: uploadMedia,
    onUploaded: (file) => void replace.run(file).then(setReplacement, () => undefined),
  })
  return { ...uploads, replacement, isBusy: uploads.sending !== null || replace.isRunning }
}

const toPlaces = (usedIn: Media['usedIn']) => usedIn.map(({ entity, id }) => ({ entity, id }))

const countPlaces = ({ usedIn: { length } }: Media) =>
  `${length} ${plural(length, ['месте', 'местах', 'местах'])}`
