import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What phones are asked for: they turn their own formats into these. */
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp'

/** Opens the choice of pictures on this computer; `isIcon` shows a sign among signs instead of the word. */
export function FileButton({
  label,
  of,
  multiple = false,
  isIcon = false,
  isBusy,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const press = {
    'aria-disabled': isBusy || undefined,
    onClick: () => {
      if (!isBusy) input.current?.click()
    },
  }
  return (
    <>
      {isIcon ? (
        <button type="button" className="ico" title={label} aria-label={label} {...press}>
          <Icon name="image" />
        </button>
      ) : (
        <Button icon="upload" {...press}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPT}
        multiple={multiple}
        aria-label={`${label}: ${of}`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen once more.
          event.target.value = ''
        }}
      />
    </>
  )
}

interface FileButtonProps {
  label: string
  /** What the picture is for. */
  of: string
  multiple?: boolean
  isIcon?: boolean
  /** Something is on its way already. */
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}
