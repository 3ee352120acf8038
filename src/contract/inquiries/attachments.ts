import { z } from 'zod'
import {
  MAX_ADDED_COMMENT,
  MAX_ATTACHMENTS,
  TOO_MANY_ATTACHMENTS,
} from '../../domain/inquiry/attachment-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath } from '../fields.ts'

/** One file arrives as itself, several as a list. */
const files = z.preprocess(
  (given: File | File[] | null | undefined) =>
    given === undefined || given === null ? [] : Array.isArray(given) ? given : [given],
  z.array(z.file({ error: 'Выберите снимок' })).max(MAX_ATTACHMENTS, TOO_MANY_ATTACHMENTS),
)

/** What a visitor adds to his inquiry, and how staff see it. */
export const inquiryAttachments = {
  add: defineEndpoint(
    publicEndpoints.inquiryAttachments.add,
    'Дополнить заявку: до пяти снимков JPEG, PNG или WebP по 10 МБ и слова. Заголовок X-Inquiry-Secret — attachmentSecret заявки, Idempotency-Key делает повтор со снимками безопасным',
  )
    .input(
      z.object({
        id: idInPath,
        files,
        comment: z
          .string({ error: 'Ожидается текст' })
          .trim()
          .max(MAX_ADDED_COMMENT, `Не длиннее ${MAX_ADDED_COMMENT} символов`)
          .nullish(),
      }),
    )
    .output(z.object({ success: z.literal(true), photos: z.int().describe('Снимков у заявки всего') })),
  file: defineEndpoint(staffEndpoints.inquiryAttachments.file, 'Снимок, который посетитель приложил к заявке')
    .input(z.object({ id: idInPath, attachmentId: idInPath }))
    .output(z.file()),
}
