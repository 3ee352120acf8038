import { useId } from 'react'

/** «Не знаю» beside the answers of a question: an answer too, but none among the specified ones. */
export function DontKnow({ name, of, checked, onChange }: DontKnowProps) {
  const id = useId()
  return (
    <>
      <label className="dk">
        <input
          type="checkbox"
          name={`${name}Unknown`}
          aria-describedby={of && id}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        Не знаю
      </label>
      {of && (
        <span hidden id={id}>
          {of}
        </span>
      )}
    </>
  )
}

type DontKnowProps = {
  /** The field it answers. */
  name: string
  /** The question, where no fieldset around it says so. */
  of?: string
  checked: boolean
  onChange: (unknown: boolean) => void
}
