/** Files that were not sent, each with its reason. */
export function UploadErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <div role="alert">
      {[...new Set(errors)].map((words) => (
        <p className="err" key={words}>
          {words}
        </p>
      ))}
    </div>
  )
}
