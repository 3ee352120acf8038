import { useEffect, useRef } from 'react'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ShownPicture } from '../../../shell/shown-picture.tsx'

/** The chosen pictures in order, with buttons to move and remove each. */
export function ImageShots({ images, onChange }: ImageShotsProps) {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<[place: number, kind: 'left' | 'right' | 'remove'] | []>([])
  // Restores the focus after the pressed button has moved, or was disabled or removed.
  useEffect(() => {
    const [index, kind] = wanted.current
    wanted.current = []
    const shot = images.length > 0 && index !== undefined ? list.current?.children[index] : null
    const button =
      shot?.querySelector<HTMLElement>(`.shot__${kind}:enabled`) ?? shot?.querySelector('button:enabled')
    if (button instanceof HTMLElement) button.focus()
  }, [images])
  const move = (from: number, to: number) => {
    wanted.current = [to, from > to ? 'left' : 'right']
    onChange(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)))
  }
  const remove = (index: number) => {
    wanted.current = [Math.min(index, images.length - 2), 'remove']
    onChange(images.toSpliced(index, 1))
  }
  return (
    <ol className="shots" ref={list}>
      {images.map((src, index) => (
        <li key={src} className={index === 0 ? 'shot shot--main' : 'shot'}>
          <div className="shot__picture">
            <span className="shot__place">{index === 0 ? 'Главное' : index + 1}</span>
            <ShownPicture key={src} src={src} alt={`Изображение ${index + 1}`} />
          </div>
          <div className="shot__tools">
            <IconButton
              className="shot__left"
              icon="arrow-left"
              title="Левее"
              aria-label={`Левее: изображение ${index + 1}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              className="shot__right"
              icon="arrow-right"
              title="Правее"
              aria-label={`Правее: изображение ${index + 1}`}
              disabled={index === images.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              className="shot__remove"
              icon="trash"
              variant="danger"
              title="Убрать"
              aria-label={`Убрать изображение ${index + 1}`}
              onClick={() => remove(index)}
            />
          </div>
        </li>
      ))}
      {images.length < MAX_PRODUCT_IMAGES && (
        <li className="shot shot--free">
          <Icon name="image" />
          {images.length === 0 ? 'Место для главного' : 'Ещё одно место'}
        </li>
      )}
    </ol>
  )
}

interface ImageShotsProps {
  images: readonly string[]
  onChange: (images: string[]) => void
}
