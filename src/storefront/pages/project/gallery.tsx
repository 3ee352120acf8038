import { type KeyboardEvent, useRef, useState } from 'react'
import type { Project } from '../../../contract/content/projects.ts'
import { Button } from '../../../ui/button.tsx'
import { Thumbs } from '../../parts/gallery/thumbs.tsx'
import { toGallery } from './gallery-pictures.ts'
import { LargeView } from './large-view.tsx'
import { Stage } from './stage.tsx'
import './gallery.css'

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

const THUMB = { width: 190, height: 125 }

/** The large picture with its caption; changed by arrow keys, swipes and thumbnails. Nothing for a work without pictures. */
export function Gallery({ project }: { project: Project }) {
  const pictures = toGallery(project)
  const [chosen, setChosen] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const thumbs = useRef<HTMLUListElement>(null)
  const current = pictures[chosen] ?? pictures[0]
  if (!current) return null
  const several = pictures.length > 1

  const move = (step: 1 | -1) => {
    const next = (chosen + step + pictures.length) % pictures.length
    setChosen(next)
    // Moves the focus to the chosen thumbnail.
    const buttons = thumbs.current?.querySelectorAll('button')
    if (thumbs.current?.contains(document.activeElement)) buttons?.[next]?.focus()
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || !several || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="gallery" role="group" aria-label="Чертежи и фотографии" onKeyDown={moveByKey}>
      <Stage
        picture={current}
        position={several ? `${chosen + 1} из ${pictures.length}` : null}
        onMove={several ? move : null}
        onOpen={() => setLarge(true)}
      />
      {several && (
        <Thumbs pictures={pictures} chosen={chosen} onChoose={setChosen} size={THUMB} ref={thumbs} />
      )}
      {several && (
        <noscript>
          {pictures.slice(1).map(({ src, alt }) => (
            <img
              key={src}
              className="gallery__more"
              src={src}
              alt={alt}
              width={760}
              height={500}
              loading="lazy"
            />
          ))}
        </noscript>
      )}
      <LargeView picture={current} open={isLarge} onClose={() => setLarge(false)}>
        {several && (
          <>
            <Button isSquare icon="arrow-left" aria-label="Предыдущая" onClick={() => move(-1)} />
            <Button isSquare icon="arrow-right" aria-label="Следующая" onClick={() => move(1)} />
          </>
        )}
      </LargeView>
    </div>
  )
}
