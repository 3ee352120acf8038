import { Input } from './input.tsx'

/** A link that could not be copied, selected for copying by hand. */
export function LinkField({ address, label, className }: LinkFieldProps) {
  return (
    <Input
      className={className}
      readOnly
      value={address}
      aria-label={label}
      ref={selectOnMount}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

type LinkFieldProps = { address: string; label: string; className: string }

function selectOnMount(input: HTMLInputElement | null) {
  input?.select()
}

/** Copies a text; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
