import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Chips } from '../../../kit/form/chips.tsx'
import { WriteFailure } from '../../../kit/write/write-failure.tsx'
import { useApi } from '../../../staff.ts'
import { lostReasonsQuery } from '../inquiry-queries.ts'
import './lost-dialog.css'

/**
 * Asks why an inquiry is lost; it cannot go on without a reason. `onClose` is called by who leaves it at that; `onLost` stores the
 * reason and closes the dialog, or rejects when it was not stored.
 */
export function LostDialog({ open, count = 1, onClose, onLost }: LostDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count > 1 ? `Отменить запросы: ${count}` : 'Отменить запрос'}
    >
      <LostForm onClose={onClose} onLost={onLost} />
    </Dialog>
  )
}

function LostForm({ onClose, onLost }: Omit<LostDialogProps, 'open' | 'count'>) {
  const reasons = useQuery(lostReasonsQuery(useApi())).data ?? []
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') return setMissing(true)
    setBusy(true)
    setError(null)
    try {
      await onLost(reason.trim())
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <form className="lost" noValidate onSubmit={(event) => void submit(event)}>
      <p>Почему не получилось? Причина попадёт в отчёты.</p>
      <Chips
        legend="Частые причины"
        chips={reasons.map((one) => ({ value: one, label: one }))}
        isChosen={(one) => one === reason}
        onChoose={(one) => {
          setReason(one)
          setMissing(false)
        }}
      />
      <Field label="Причина" error={isMissing ? 'Укажите причину: без неё запрос не отменить' : undefined}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <WriteFailure error={error} what="Не отменён" button="Отменить запрос" />
      <div className="lost__foot">
        <Button onClick={onClose}>Вернуться</Button>
        <Button variant="danger" type="submit" isBusy={isBusy} aria-disabled={isBusy || undefined}>
          Отменить запрос
        </Button>
      </div>
    </form>
  )
}

interface LostDialogProps {
  open: boolean
  /** How many inquiries are lost for that reason. */
  count?: number
  onClose: () => void
  onLost: (reason: string) => Promise<unknown>
}
