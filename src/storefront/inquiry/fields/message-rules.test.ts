import { expect, test } from 'vitest'
import { contactInquirySchema } from '../../../contract/inquiries/visitor.ts'
import { MAX_MESSAGE } from '../../../domain/inquiry/max-message.ts'
import { checkMessage } from './message-rules.ts'

const sender = { name: 'Ирина', phone: '8 926 123-45-67' }

test.each([0, 1, MAX_MESSAGE - 1, MAX_MESSAGE, MAX_MESSAGE + 1])(
  'the form and the server agree about a message of %i characters',
  (length) => {
    const message = ` ${'я'.repeat(length)}\n`
    const { error } = contactInquirySchema.safeParse({ ...sender, message })
    const messages = error?.issues.map((issue) => issue.message) ?? []
    expect(
      Object.values(checkMessage(message, MAX_MESSAGE)).map((text) => text.replace('\u00a0', ' ')),
    ).toEqual(messages)
  },
)
