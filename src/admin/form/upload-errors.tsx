/** Files that were not uploaded, with reasons and next steps. */
export function UploadErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <div role="alert">
      {[...new Set(errors)].map((message) => (
        <p className="err" key={message}>
          {message}
        </p>
      ))}
      <p className="hint">Выберите другой файл или попробуйте этот ещё раз.</p>
    </div>
  )
}
