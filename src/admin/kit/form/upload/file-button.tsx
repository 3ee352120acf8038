import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'

/** Accepted types; phones convert their own formats to these. */
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp'

/** Pictures that the library takes, for the file picker. */
export const LIBRARY_PICTURES = `${ACCEPT},.heic,.heif`

/** Button that opens the file picker; `isIcon` shows an icon instead of text. */
export function FileButton({
  label,
  of,
  multiple = false,
  isIcon = false,
  variant,
  accept = ACCEPT,
  isRare = false,
  isBusy,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isPressed, setPressed] = useState(!isRare)
  useEffect(() => {
    if (isRare && isPressed) input.current?.click()
  }, [isRare, isPressed])
  const press = {
    'aria-disabled': isBusy || undefined,
    onClick: () => {
      if (isBusy) return
      if (isPressed) input.current?.click()
      setPressed(true)
    },
  }
  return (
    <>
      {isIcon ? (
        <IconButton icon="image" title={label} aria-label={label} {...press} />
      ) : (
        <Button icon="upload" variant={variant} {...press}>
          {label}
        </Button>
      )}
      {isPressed && (
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          multiple={multiple}
          aria-label={`${label}: ${of}`}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Allows choosing the same file again.
            event.target.value = ''
          }}
        />
      )}
    </>
  )
}

interface FileButtonProps {
  label: string
  /** Purpose of the picture, for the accessible name. */
  of: string
  multiple?: boolean
  isIcon?: boolean
  variant?: 'main' | 'line'
  /** Other types than pictures, for the file picker. */
  accept?: string
  /** The field is made at the first press: a form has one field of files, that of its pictures. */
  isRare?: boolean
  /** True while uploading. */
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
}
