import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { FoundPerson } from './found-person.tsx'
import { personQuery } from './queries.ts'
import './consents.css'

/** Screen for what the law asks: shows, hands over, marks and erases the data of one person. */
export function Component() {
  // Not in the address: it would stay in the browser's history.
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const [error, setError] = useState<string>()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const isEnough = typed.includes('@') || typed.replace(/\D/g, '').length >= 10
    setError(isEnough ? undefined : 'Введите телефон полностью или эл. почту')
    if (isEnough) setWanted(typed)
  }

  return (
    <Screen
      isForm
      title="Согласия"
      lead="Найдите человека по телефону в любой записи или по эл. почте: всё, что мы о нём храним, выдача файлом, отзыв согласия и удаление."
    >
      <div className="consents">
        <form className="consents__find" onSubmit={onSubmit}>
          <Field label="Телефон или эл. почта" error={error}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Button variant="main" type="submit">
            Найти
          </Button>
        </form>
        {wanted !== '' && <Found key={wanted} wanted={wanted} />}
      </div>
    </Screen>
  )
}

function Found({ wanted }: { wanted: string }) {
  const { data, isError, refetch } = useQuery(personQuery(useApi(), wanted))
  if (isError) {
    return (
      <Panel>
        <ErrorState text="Не удалось найти данные" onRetry={() => refetch()} />
      </Panel>
    )
  }
  if (!data) return <Skeleton height="14rem" />
  if (data.inquiries.length > 0) return <FoundPerson wanted={wanted} person={data} />
  return (
    <Panel>
      <EmptyState
        title="Ничего не храним"
        text="По этому телефону или адресу данных нет. Проверьте написание или поищите по второму контакту."
      />
    </Panel>
  )
}
