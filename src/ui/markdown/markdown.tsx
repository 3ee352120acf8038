import { type ComponentType, createContext, lazy, Suspense, use, useState, useSyncExternalStore } from 'react'
import { LoadFailure } from '../failure/load-failure.tsx'
import { retryCode } from '../failure/retry-code.ts'
import { Skeleton } from '../skeleton.tsx'
import type { MarkdownProps } from './markdown-props.ts'
import { useBrokenPictures } from './use-broken-pictures.ts'

/** The Markdown renderer. Provided on the server only; browsers fetch it when needed. */
export const MarkdownTreeContext = createContext<ComponentType<MarkdownProps> | null>(null)

/** Loads the renderer with its dependencies. */
export async function loadMarkdownTree(): Promise<ComponentType<MarkdownProps>> {
  return (await import('./markdown-tree.tsx')).MarkdownTree
}

const LazyTree = lazy(async () => ({ default: await loadMarkdownTree().catch(() => Plain) }))

/** The text as it was written, where the renderer cannot be had: neither page nor form around it may end for that. */
function Plain({ text }: MarkdownProps) {
  const [said, say] = useState('Показано без оформления.')
  return (
    <>
      <LoadFailure
        text={said}
        isAlert
        onRetry={() => retryCode(() => say('Показано без оформления: нет связи.'))}
      />
      <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p>
    </>
  )
}

/** Starts loading the renderer while the text is being fetched. */
export function preloadMarkdown(): void {
  // Ignored: rendering the text retries and shows the error.
  loadMarkdownTree().catch(() => undefined)
}

/** Stable reference: a new object would make React clear the server's HTML. */
const SERVER_HTML = { __html: '' }

/**
 * Formatted text: tables, pictures, headings with anchors, no raw HTML. Rendered on the server; on hydration the browser
 * keeps that HTML and does not fetch the renderer (docs/decisions/2026-11-21-markdown.md).
 */
export function Markdown(props: MarkdownProps) {
  const { text } = props
  const Tree = use(MarkdownTreeContext)
  const [arrived] = useState(useIsHydrating() ? text : null)
  const box = useBrokenPictures()
  if (Tree) {
    return (
      <div className="prose">
        <Tree {...props} />
      </div>
    )
  }
  if (text === arrived) {
    return (
      <div
        key="arrived"
        ref={box}
        className="prose"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's elements stay
        dangerouslySetInnerHTML={SERVER_HTML}
      />
    )
  }
  return (
    <div key="drawn" ref={box} className="prose">
      <Suspense fallback={<MarkdownSkeleton />}>
        <LazyTree {...props} />
      </Suspense>
    </div>
  )
}

/** Skeleton of a text that is loading. */
export function MarkdownSkeleton() {
  return ['100%', '94%', '97%', '62%'].map((width) => (
    <Skeleton key={width} width={width} height="1.125rem" />
  ))
}

const never = () => () => undefined

/** True in a component's first render during hydration. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
