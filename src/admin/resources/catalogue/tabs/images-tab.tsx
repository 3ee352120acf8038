import { type DragEvent, useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { FieldError } from '../../../../ui/field/field.tsx'
import { UploadErrors } from '../../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../../kit/form/upload/upload-progress.tsx'
import { useUpload } from '../../../kit/form/upload/use-upload.ts'
import type { ProductValues } from '../values/product-values.ts'
import { AddImage } from './add-image.tsx'
import { ImageShots } from './image-shots.tsx'
import '../../../kit/form/upload/picture.css'
import './product-images.css'

/** Up to five pictures, the first is the main one; a sixth replaces the last (admin.md, section 4). */
export function ImagesTab({ onSending }: { onSending: (isSending: boolean) => void }) {
  const { control, getValues } = useFormContext<ProductValues>()
  const { field, fieldState } = useController({ control, name: 'images' })
  const { value: images, onChange } = field
  const [isOver, setOver] = useState(false)
  const add = (url: string) => {
    const present = getValues('images')
    if (!present.includes(url)) onChange([...present.slice(0, MAX_PRODUCT_IMAGES - 1), url])
  }
  const { send, sending, errors, cancel } = useUpload(add)
  const isSending = sending !== null
  useEffect(() => onSending(isSending), [isSending, onSending])
  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void send([...event.dataTransfer.files])
    },
  }
  return (
    // The whole tab accepts drops: elsewhere the browser would open the file instead of the form.
    <div className="form" {...drag}>
      <div>
        <h3>
          {images.length} из {MAX_PRODUCT_IMAGES}{' '}
          {plural(MAX_PRODUCT_IMAGES, ['изображения', 'изображений', 'изображений'])}
        </h3>
        <p className="product__lead">
          {images.length === 0
            ? 'Пока их нет, сайт показывает чертёж.'
            : 'Первое — главное: оно в каталоге, поиске и корзине.'}
        </p>
      </div>
      <ImageShots images={images} onChange={onChange} />
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
      <AddImage
        images={images}
        isBusy={isSending}
        isOver={isOver}
        onFiles={(files) => void send(files)}
        onAddress={add}
      />
      {sending && <UploadProgress sending={sending} onCancel={cancel} />}
      <UploadErrors errors={errors} />
    </div>
  )
}
