import { expect, test } from 'vitest'
import type { z } from 'zod'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { MAX_ATTACHMENTS } from '../src/domain/inquiry/attachment-rules.ts'
import { MAX_MATCHED_FILES } from '../src/lib/pictures/upload-rules.ts'
import { calls } from './support/access-table.ts'
import { findUnlimited } from './support/unlimited-inputs.ts'

const inputs = calls.flatMap(({ name, procedure }) => {
  const { inputSchema, meta, route } = procedure['~orpc']
  if (!inputSchema) return []
  const isSent = route.method !== 'GET'
  const isSentByAnyone = meta.access === 'anyone' && isSent
  return [{ name, address: route.path ?? '', schema: inputSchema as z.core.$ZodType, isSent, isSentByAnyone }]
})

test('every list of an input has a most number of elements, counted before they are read', () => {
  const unlimited = inputs.flatMap(({ name, schema }) => findUnlimited(schema, name).lists)
  expect(unlimited).toEqual([])
})

/** Whether an input is a row's id by its name, which is not in the path of the address: there one that is too large is a 404. */
function isRowId(input: string, address: string): boolean {
  const [, name = ''] = /\.(ids\[\]|id|into|like|before|\w+Id)$/.exec(input) ?? []
  return name !== '' && (input.includes('[]') || !address.includes(`{${name}}`))
}

// A cart may name others, for which no inquiry is lost; entries of the journal are numbered beyond an integer.
test('an id in a body, or behind the question mark of an address, is one that a row may have', () => {
  const ids = inputs.flatMap(({ name, address, schema }) =>
    findUnlimited(schema, name).numbers.filter((input) => isRowId(input, address)),
  )
  expect(ids).toEqual(['inquiries.contact.items[].id', 'journal.list.before'])
})

// What stands in an address is short already: Node.js reads 16 KB of headers.
test('every text that a stranger may send in a body has a longest length, or is cut', () => {
  const unlimited = inputs
    .filter(({ isSentByAnyone }) => isSentByAnyone)
    .flatMap(({ name, schema }) => findUnlimited(schema, name).texts)
  expect(unlimited).toEqual([])
})

test('a value of any kind is taken in a body where its own rule bounds it alone: answers of the wizard, files, a draft, texts', () => {
  const unseen = inputs
    .filter(({ isSent }) => isSent)
    .flatMap(({ name, schema }) => findUnlimited(schema, name).unseen)
  expect([...new Set(unseen)].toSorted()).toEqual([
    'adminPages.update.blocks',
    'drafts.put.*',
    'imports.create.file',
    'inquiries.contact.wizardData',
    'inquiryAttachments.add.files[]',
    ...['file', 'image'].map((field) => `mediaFiles.create.${field}`),
    ...['file', 'file[]', 'files', 'files[]'].map((field) => `mediaFiles.match.${field}`),
    'redirects.import.file',
    'uploads.image.image',
  ])
})

// Plain numbers there: the build takes them out of what browsers get, names it would not.
test('endpoints take as many files as the rules say', () => {
  expect(publicEndpoints.inquiryAttachments.add.maxFiles).toBe(MAX_ATTACHMENTS)
  expect(staffEndpoints.mediaFiles.match.maxFiles).toBe(MAX_MATCHED_FILES)
})
