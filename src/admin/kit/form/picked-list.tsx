import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import './picked-list.css'

interface Choice {
  id: number
  name: string
  /** What tells it from others of the same name. */
  detail: string
}

/** Editor of an ordered list of records: chosen from all, moved up and down, taken out. */
export function PickedList({
  title,
  lead,
  noun,
  ids,
  onChange,
  error,
  query,
  choices: known,
  empty,
  search,
}: PickedListProps) {
  const errorId = useId()
  const choices = known ?? []
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const rest = choices.filter(({ id }) => !ids.includes(id))
  const add = (id: number) => {
    if (!ids.includes(id)) onChange([...ids, id])
  }
  const move = (index: number, step: number) => {
    const id = ids[index]
    if (id !== undefined) onChange(ids.toSpliced(index, 1).toSpliced(index + step, 0, id))
  }
  return (
    <section aria-label={title} className="picked">
      <div>
        <h3>{title}</h3>
        <p className="picked__lead">{lead}</p>
      </div>
      {ids.length > 0 && (
        <ol className="picked__list">
          {ids.map((id, index) => {
            const { name, detail } = byId.get(id) ?? { name: `№ ${id}`, detail: 'в корзине или удалено' }
            return (
              <li key={id}>
                <span>
                  {name} <small>{known && query.isSuccess ? detail : ''}</small>
                </span>
                <IconButton
                  icon="chevron-down"
                  className="picked__up"
                  title="Выше"
                  aria-label={`Выше: ${name}`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  title="Ниже"
                  aria-label={`Ниже: ${name}`}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="trash"
                  title="Убрать"
                  aria-label={`Убрать: ${name}`}
                  onClick={() => onChange(ids.toSpliced(index, 1))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {query.isError && <LoadFailure text="Список не загрузился" onRetry={() => void query.refetch()} />}
      {query.isSuccess && !search && choices.length === 0 && <p className="muted">{empty}</p>}
      {search && <div>{search(add)}</div>}
      {!search && (rest.length > 0 || query.isPending) && (
        <MoreChoices label={`Добавить ${noun}`} choices={rest} errorId={error && errorId} onChoose={add} />
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </section>
  )
}

/** The list to add one from. */
function MoreChoices({ label, choices, errorId, onChoose }: MoreChoicesProps) {
  return (
    <Select
      aria-label={label}
      aria-describedby={errorId}
      aria-invalid={errorId ? true : undefined}
      value=""
      onChange={({ target }) => {
        if (target.value !== '') onChoose(Number(target.value))
      }}
    >
      <option value="">{label}</option>
      {choices.map(({ id, name, detail }) => (
        <option key={id} value={id}>
          {name}, {detail}
        </option>
      ))}
    </Select>
  )
}

interface MoreChoicesProps {
  label: string
  choices: readonly Choice[]
  /** Element of what is wrong with the list, if anything. */
  errorId: string | undefined
  onChoose: (id: number) => void
}

interface PickedListProps {
  title: string
  lead: string
  /** What is added, in the accusative. */
  noun: string
  ids: readonly number[]
  onChange: (ids: number[]) => void
  error: string | undefined
  /** Query of the choices, for its states. */
  query: UseQueryResult
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined
  /** Said when there is nothing to choose from. */
  empty: ReactNode
  /** A search instead of the list to add from, where there is too much to list. */
  search?: ((add: (id: number) => void) => ReactNode) | undefined
}
