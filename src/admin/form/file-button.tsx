import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** Accepted types; phones convert their own formats to these. */
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp'

/** Button that opens the file picker; `isIcon` shows an icon instead of text. */
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
        <IconButton icon="image" title={label} aria-label={label} {...press} />
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
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
    </>
  )
}

interface FileButtonProps {
  label: string
  /** Purpose of the picture, for the accessible name. */
  of: string
  multiple?: boolean
  isIcon?: boolean
  /** True while uploading. */
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}
