import { useState } from 'react'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { TabList } from '../../../kit/form/tab-list.tsx'
import { FileButton } from '../../../kit/form/upload/file-button.tsx'
import { ChoosePicture } from '../../../parts/library/choose-picture.tsx'
import { validateImageAddress } from '../values/image-address.ts'

/** Adds pictures by upload or by address. */
export function AddImage({ images, isBusy, isOver, onFiles, onAddress }: AddImageProps) {
  const [way, setWay] = useState<'upload' | 'address'>('upload')
  const isFull = images.length >= MAX_PRODUCT_IMAGES
  return (
    <div className="add-image">
      <TabList
        label="Откуда изображение"
        current={way}
        onChoose={setWay}
        tabs={[
          {
            key: 'upload',
            label: 'Загрузить',
            hasError: false,
            panel: (
              <div className={isOver ? 'drop is-over' : 'drop'}>
                <Icon name="upload" />
                <div>
                  <b>Перетащите файлы сюда</b>
                  <p>
                    {isFull
                      ? 'Все места заняты: новое изображение заменит последнее'
                      : 'JPG, PNG или GIF, до 5 МБ; фото с телефона уменьшатся сами'}
                  </p>
                </div>
                <FileButton
                  label="Выбрать файлы"
                  of="изображения товара"
                  multiple
                  isBusy={isBusy}
                  onFiles={onFiles}
                />
                <ChoosePicture of="изображения товара" onChoose={onAddress} />
              </div>
            ),
          },
          {
            key: 'address',
            label: 'По ссылке',
            hasError: false,
            panel: <ByAddress isFull={isFull} onAddress={onAddress} />,
          },
        ]}
      />
    </div>
  )
}

/** Field for the address of a picture, with a button that adds it. */
function ByAddress({ isFull, onAddress }: { isFull: boolean; onAddress: (url: string) => void }) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const url = address.trim()
  const add = () => {
    if (url === '' || isFull) return
    const message = validateImageAddress(url)
    setError(message)
    if (message !== null) return
    onAddress(url)
    setAddress('')
  }
  return (
    <Field
      label="URL изображения"
      hint={isFull ? `Уже ${MAX_PRODUCT_IMAGES} изображений: сначала уберите одно` : undefined}
      error={error ?? undefined}
    >
      {(control) => (
        <div className="by-address">
          <Input
            {...control}
            placeholder="https://… или /assets/…"
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setError(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
          <Button disabled={url === '' || isFull} onClick={add}>
            Добавить
          </Button>
        </div>
      )}
    </Field>
  )
}

interface AddImageProps {
  images: readonly string[]
  isBusy: boolean
  /** True while a file is dragged over the form. */
  isOver: boolean
  onFiles: (files: readonly File[]) => void
  onAddress: (url: string) => void
}
