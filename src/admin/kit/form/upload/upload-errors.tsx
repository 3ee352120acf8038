import { adviseOnUploads, type UploadProblem } from '../../../../lib/pictures/upload-rules.ts'
import { FieldError, Hint } from '../../../../ui/field/field.tsx'

/** Files that were not uploaded, with reasons and next steps. */
export function UploadErrors({ errors }: { errors: readonly UploadProblem[] }) {
  if (errors.length === 0) return null
  return (
    <div role="alert">
      {[...new Set(errors.map((problem) => problem.message))].map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      <Hint>{adviseOnUploads(errors)}</Hint>
    </div>
  )
}
