import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { pageTextsQuery } from '../../../../api/queries/page-text-queries.ts'
import type { newInquirySchema } from '../../../../contract/inquiries/work.ts'
import { Chips } from '../../../kit/form/chips.tsx'
import { EmailField, TextArea, TextField } from '../../../kit/form/fields.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../../kit/write/failure-messages.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { inquiryQuery } from '../../../parts/inquiry/inquiry-queries.ts'
import { INQUIRIES_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { KnownClient } from './known-client.tsx'
import './new-inquiry.css'

type NewInquiry = z.input<typeof newInquirySchema>

const LABELS = {
  source: 'Как обратились',
  phone: 'Телефон',
  name: 'Имя',
  service: 'О чём',
  message: 'Подробности',
  email: 'Эл. почта',
}

const SOURCES = [
  { value: 'phone', label: 'Позвонили' },
  { value: 'visit', label: 'Пришли в офис' },
] as const

/**
 * Form of an inquiry that came by telephone or at the office. What is typed stays after a failed save, and closing asks first
 * (`FormDialog`). `onStored` gets the number of the stored inquiry.
 */
export function NewInquiryForm({ onClose, onStored }: NewInquiryFormProps) {
  const staffForm = useNewInquiry(onStored)
  // Those that visitors choose from: a colleague may have changed them since the last form.
  const { data: texts } = useQuery({ ...pageTextsQuery(useApi(), 'contact'), staleTime: 0 })
  const services = texts?.ways.services ?? []
  const { register, watch, setValue, formState } = staffForm.form
  const { errors } = formState
  const [source, phone, service] = watch(['source', 'phone', 'service'])
  return (
    <FormDialog
      title="Новый запрос"
      staffForm={staffForm}
      labels={LABELS}
      save="Записать"
      idle="Запрос сразу в обработке, ведёте его вы"
      onClose={onClose}
    >
      <Chips
        legend={LABELS.source}
        isLegendShown
        chips={SOURCES}
        isChosen={(value) => value === source}
        onChoose={(value) => setValue('source', value, { shouldDirty: true })}
      />
      <div className="form__2">
        <TextField
          label={LABELS.phone}
          isRequired
          field={register('phone')}
          error={errors.phone?.message}
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          label={LABELS.name}
          isRequired
          field={register('name')}
          error={errors.name?.message}
          autoComplete="off"
        />
      </div>
      <KnownClient phone={phone} />
      <div className="new-inquiry__about">
        <TextField
          label={LABELS.service}
          field={register('service')}
          error={errors.service?.message}
          maxLength={400}
          autoComplete="off"
        />
        {services.length > 0 && (
          <Chips
            legend="Подсказки"
            chips={services.map((label) => ({ value: label, label }))}
            isChosen={(value) => value === service}
            onChoose={(value) =>
              setValue('service', value === service ? '' : value, { shouldDirty: true, shouldValidate: true })
            }
          />
        )}
      </div>
      <TextArea
        label={LABELS.message}
        hint="Дом, участок, сроки: всё, что сказал клиент"
        field={register('message')}
        error={errors.message?.message}
        rows={3}
      />
      <EmailField label={LABELS.email} field={register('email')} error={errors.email?.message} />
    </FormDialog>
  )
}

/** State and saving of the form. */
function useNewInquiry(onStored: (id: number) => void) {
  const api = useApi()
  const queries = useQueryClient()
  const stored = useRef(0)
  const { run } = useWrite({
    call: (values: NewInquiry) => api.inquiryWork.create(values),
    success: ({ id }) => ({ title: `Запрос № ${id} записан`, description: 'Он в обработке, ведёте его вы' }),
    failure: serverMessageOr('Не удалось записать запрос'),
    refresh: [INQUIRIES_KEY],
  })
  return useStaffForm<NewInquiry>({
    schema: async () => (await import('../../../../contract/inquiries/work.ts')).newInquirySchema,
    defaultValues: { source: 'phone', phone: '', name: '', service: '', message: '', email: '' },
    save: async (values) => {
      const inquiry = await run(values)
      queries.setQueryData(inquiryQuery(api, inquiry.id).queryKey, inquiry)
      stored.current = inquiry.id
    },
    onSaved: () => onStored(stored.current),
  })
}

interface NewInquiryFormProps {
  onClose: () => void
  onStored: (id: number) => void
}
