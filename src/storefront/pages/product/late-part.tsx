import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalogue/products.ts'
import { retryCode } from '../../../ui/failure/retry-code.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import type { lateParts } from './late-parts.tsx'

type Parts = typeof lateParts

/** The code of all late parts; those shown after it was loaded have it at once. */
export const latePartsCode = lazyModule(
  'late-parts',
  async () => (await import('./late-parts.tsx')).lateParts,
)
// On the server the code is there; the browser fetches it when it is needed.
if (typeof document === 'undefined') await latePartsCode.load()

/** Of a press, or an empty place, for which the code could not be had. */
const tell = () =>
  showToast({
    title: 'Не получилось',
    tone: 'bad',
    action: { label: 'Попробовать снова', run: () => retryCode(tell) },
  })

/**
 * A part of `late-parts.tsx`. The server's markup stays as it is until the code has come; for good unless the part does something
 * (`isLive`). What is pressed in it before that is pressed once the code is there; where it cannot be had, that is said, as where no
 * server's markup is, unless it `canBeEmpty`: some products have no characteristics, and structured data is seen by nobody. With a
 * connection it is asked for again.
 */
export function LatePart({ name, product, isLive, canBeEmpty }: LatePartProps) {
  const [parts, setParts] = useState(latePartsCode.loaded)
  const markup = useRef<HTMLDivElement>(null)
  const alive = useRef<HTMLDivElement>(null)
  /** Places of the buttons that were pressed too early. */
  const pressed = useRef(new Set<number>())
  useEffect(() => {
    const early = () => buttonsOf(markup.current)
    const [ask, giveUp] = latePartsCode.untilThere((loaded) => {
      if (loaded) return setParts(loaded)
      if (pressed.current.size > 0 || (!canBeEmpty && markup.current?.firstChild === null)) tell()
      pressed.current.clear()
      for (const button of early()) button.ariaBusy = null
    })
    markup.current?.addEventListener('click', ({ target }) => {
      early().forEach((button, place) => {
        if (!(target instanceof Node && button.contains(target))) return
        button.ariaBusy = 'true'
        pressed.current.add(place)
        ask()
      })
    })
    if (isLive || !markup.current?.firstChild) ask()
    return giveUp
  }, [isLive, canBeEmpty])
  useEffect(() => {
    if (!parts) return
    const buttons = buttonsOf(alive.current)
    for (const place of pressed.current) buttons[place]?.click()
    pressed.current.clear()
  }, [parts])
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

type LatePartProps = { name: keyof Parts; product: Product; isLive?: boolean; canBeEmpty?: boolean }
