import { useQueryClient } from '@tanstack/react-query'
import { uploadMedia } from '../../../api/staff-upload.ts'
import type { Media } from '../../../contract/content/media.ts'
import { plural } from '../../../lib/text/plural.ts'
import { preparePicture } from '../../kit/form/upload/prepare-picture.ts'
import { prepareDocument } from '../../kit/form/upload/use-upload.ts'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { MEDIA_KEY } from '../../parts/library/queries.ts'
import { useApi } from '../../staff.ts'

/**
 * Uploads a file and puts it wherever another one stands, with the way back; `onReplaced` gets the file that stands there then. When
 * only the second fails, the uploaded file is in the library.
 */
export function useReplaceFile(before: Media, onReplaced: (file: Media) => void) {
  const api = useApi()
  const queries = useQueryClient()
  const places = `${before.usedIn.length} ${plural(before.usedIn.length, ['месте', 'местах', 'местах'])}`
  const back = useWrite({
    call: (file: Media) => api.media.replace({ id: file.id, withId: before.id }),
    success: ({ name }) => ({ title: 'Возвращено', description: `Снова стоит «${name}»` }),
    failure: (reason) => `Не удалось вернуть прежний файл: ${reason}`,
    refresh: [[]],
  })
  const replace = useWrite({
    call: (file: Media) => api.media.replace({ id: before.id, withId: file.id }),
    success: (file) => ({
      title: 'Заменено',
      description: `«${file.name}» стоит в ${places}; прежний файл остался в библиотеке`,
      action: {
        label: 'Отменить',
        run: () => void back.run(file).catch(() => undefined),
      },
    }),
    failure: (reason) => `Не удалось заменить файл: ${reason}. Новый лежит в библиотеке`,
    refresh: [[]],
  })
  const uploads = useUploads({
    prepare: before.kind === 'picture' ? preparePicture : prepareDocument,
    upload: uploadMedia,
    onUploaded: (file) => {
      void queries.invalidateQueries({ queryKey: MEDIA_KEY })
      void replace.run(file).then(onReplaced, () => undefined)
    },
  })
  return { ...uploads, isBusy: uploads.sending !== null || replace.isRunning }
}
