import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import type { lateParts } from './late-parts.tsx'

type Parts = typeof lateParts

const load = async () => (await import('./late-parts.tsx')).lateParts
/** On the server the code is there; the browser fetches it when it is needed. */
let loaded: Parts | null = typeof document === 'undefined' ? await load() : null

/**
 * A part of `late-parts.tsx`. The server's markup stays as it is until the code has come; for good unless the part does something
 * (`isLive`).
 */
export function LatePart({ name, product, isLive }: LatePartProps) {
  const [parts, setParts] = useState(loaded)
  const markup = useRef<HTMLDivElement>(null)
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
    <div className="late">
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

type LatePartProps = { name: keyof Parts; product: Product; isLive?: boolean }
