import { type RefObject, useRef, useState } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'

/**
 * A preview in a frame, loaded anew for each revision: the one before stays, dimmed, until the next is there, which is then scrolled
 * as far. Nothing in it leads away or sends anything.
 */
export function ShownPage({ frames, path, revision, onShown, onFailed }: ShownPageProps) {
  const [shown, setShown] = useState<string | null>(null)
  const current = useRef<Document | null>(null)
  const receive = (page: Document | null) => {
    if (!page?.body || page.URL === 'about:blank') return onFailed()
    makeStill(page)
    const scrolled = current.current?.defaultView?.scrollY ?? 0
    page.defaultView?.scrollTo(0, scrolled)
    onShown(page, current.current === null)
    current.current = page
    setShown(revision)
  }
  const isLoading = shown !== revision
  const revisions = shown === null || !isLoading ? [revision] : [shown, revision]
  return (
    <div className="beside__view" aria-busy={isLoading} ref={frames}>
      {shown === null && <Skeleton height="100%" />}
      {revisions.map((one) => (
        <iframe
          key={one}
          className="beside__page"
          title={one === shown ? 'Так увидят страницу' : 'Страница загружается'}
          src={path}
          // No popups, no forms, no way to the window around. Scripts are forbidden by the page's own policy; were they by the
          // sandbox, the page would show what visitors see without them.
          sandbox="allow-same-origin allow-scripts"
          data-shown={one === shown || undefined}
          onLoad={({ currentTarget }) => one === revision && receive(currentTarget.contentDocument)}
        />
      ))}
    </div>
  )
}

/** Links would open in a window of their own, which the sandbox forbids. A bar to scroll by would take of a phone's width. The bar above says what the pane says already. */
function makeStill(page: Document) {
  const base = page.createElement('base')
  base.target = '_blank'
  page.head.append(base)
  page.documentElement.style.scrollbarWidth = 'none'
  const band = page.querySelector('.preview-band')
  band?.firstElementChild?.remove()
  if (band?.childElementCount === 0) band.remove()
}

interface ShownPageProps {
  /** Of what the frames stand in. */
  frames: RefObject<HTMLDivElement | null>
  path: string
  /** Changes whenever the page does. */
  revision: string
  /** A page is there, perhaps the first one. */
  onShown: (page: Document, isFirst: boolean) => void
  /** No preview came, as when the link is closed by now. */
  onFailed: () => void
}
