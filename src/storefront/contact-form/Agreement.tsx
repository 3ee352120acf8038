import { useId } from 'react'

/** The consent that the browser itself requires (storefront.md, section 5). */
export function Agreement({ error }: { error: string | undefined }) {
  const id = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name="agreement"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>
          Согласен на обработку персональных данных по <a href="/privacy">политике конфиденциальности</a>
        </span>
      </label>
      {error && (
        <p className="err" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
