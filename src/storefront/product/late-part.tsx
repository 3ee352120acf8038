import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import type { lateParts } from './late-parts.tsx'

type Parts = typeof lateParts

const load = async () => (await import('./late-parts.tsx')).lateParts
/** On the server the code is there; the browser fetches it when it is needed. */
let loaded: Parts | null = typeof document === 'undefined' ? await load() : null

/**
 * A part of `late-parts.tsx`. The server's markup stays as it is until the code has come; for good unless the part does something
 * (`isLive`). What is pressed in it before that is pressed once the code is there.
 */
export function LatePart({ name, product, isLive }: LatePartProps) {
  const [parts, setParts] = useState(loaded)
  const markup = useRef<HTMLDivElement>(null)
  const alive = useRef<HTMLDivElement>(null)
  /** Places of the buttons that were pressed too early. */
  const pressed = useRef(new Set<number>())
  useEffect(() => {
    const press = ({ target }: Event) => {
      const place = buttonsOf(markup.current).findIndex((button) => button.contains(target as Node))
      const button = buttonsOf(markup.current)[place]
      if (!button) return
      button.ariaBusy = 'true'
      pressed.current.add(place)
    }
    markup.current?.addEventListener('click', press)
  }, [])
  useEffect(() => {
    if (parts === null) return
    const buttons = buttonsOf(alive.current)
    for (const place of pressed.current) buttons[place]?.click()
    pressed.current.clear()
  }, [parts])
  useEffect(() => {
    if (!isLive && markup.current?.firstChild) return
    load().then(
      (all) => {
        loaded = all
        setParts(all)
      },
      () => undefined,
    )
  }, [isLive])
  const Part = parts?.[name]
  return Part ? (
    <div ref={alive} className="late">
      <Part product={product} />
    </div>
  ) : (
    <div
      key="server"
      ref={markup}
      className="late"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration keeps what is there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

const buttonsOf = (part: HTMLElement | null) => [...(part?.querySelectorAll('button') ?? [])]

type LatePartProps = { name: keyof Parts; product: Product; isLive?: boolean }
