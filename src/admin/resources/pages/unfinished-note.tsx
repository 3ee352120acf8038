import { type FieldValues, useWatch } from 'react-hook-form'
import type { RecordForm } from '../../kit/record/form-record.ts'
import type { FormBlock } from './blocks.ts'
import { hasUnfinished } from './drafted-values.ts'
import type { FormPage } from './form-values.ts'

/** Says of the draft in the form that something is not filled yet, which the draft does without until it is. */
export function UnfinishedNote({ parts, of: { form, record } }: UnfinishedNoteProps) {
  useWatch({ control: form.control })
  if (!hasUnfinished(parts, record?.read().changed ?? {})) return null
  return <span> Незаполненное сохранится, когда вы его допишете.</span>
}

interface UnfinishedNoteProps {
  parts: readonly FormBlock[]
  of: RecordForm<FieldValues, FormPage>
}
