import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { Others } from './others.tsx'
import { erasureQuery } from './queries.ts'

/** What has to be typed, in any case: an erasure cannot be taken back. */
const WORD = 'удалить'

/** Asks to type a word before a person's data is erased. `onErase` rejects when it was not done. */
export function EraseDialog({ open, onClose, ...form }: EraseDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Удалить данные человека?">
      <EraseForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function EraseForm({ wanted, inquiries, onClose, onErase }: Omit<EraseDialogProps, 'open'>) {
  const { data: erasure, isError, refetch } = useQuery(erasureQuery(useApi(), wanted))
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Nobody is erased who was not named before.
    if (isBusy || !erasure) return
    if (typed.trim().toLowerCase() !== WORD) return setMissing(true)
    setBusy(true)
    setError(null)
    try {
      await onErase()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <form className="erase" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        Из {inquiries} {plural(inquiries, ['запроса', 'запросов', 'запросов'])} без возврата исчезнут имя,
        телефон, почта, сообщения, заметки и фото. Дата, статус, товар и суммы останутся для отчётов.
        Резервные копии состарятся сами.
      </p>
      {isError && <ErrorState text="Не удалось узнать, кого это затронет" onRetry={() => refetch()} />}
      {!erasure && !isError && <Skeleton height="3rem" />}
      {erasure && (
        <Others
          people={(erasure.people ?? []).filter(({ isOther }) => isOther)}
          effect="Исчезнут данные и этих людей:"
        />
      )}
      <Field
        label={`Чтобы удалить, введите слово «${WORD}»`}
        error={isMissing ? `Введите слово «${WORD}»: вернуть данные будет нельзя` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <WriteFailure error={error} what="Не удалено" button="Удалить данные" />
      <div className="erase__foot">
        <Button onClick={onClose}>Отмена</Button>
        <Button
          variant="danger"
          type="submit"
          isBusy={isBusy}
          aria-disabled={isBusy || !erasure || undefined}
        >
          Удалить данные
        </Button>
      </div>
    </form>
  )
}

interface EraseDialogProps {
  open: boolean
  /** What was typed to find the person. */
  wanted: string
  /** How many inquiries are erased. */
  inquiries: number
  onClose: () => void
  onErase: () => Promise<unknown>
}
