import { type ComponentType, createContext, lazy, Suspense, use, useState, useSyncExternalStore } from 'react'
import type { MarkdownProps } from './markdown/markdown-props.ts'
import { Skeleton } from './skeleton.tsx'
import { useBrokenPictures } from './use-broken-pictures.ts'

/** The renderer itself. Given by the server alone: a browser fetches it when it first needs it. */
export const MarkdownTreeContext = createContext<ComponentType<MarkdownProps> | null>(null)

/** The renderer with everything it stands on. */
export async function loadMarkdownTree(): Promise<ComponentType<MarkdownProps>> {
  return (await import('./markdown/markdown-tree.tsx')).MarkdownTree
}

const LazyTree = lazy(async () => ({ default: await loadMarkdownTree() }))

/** Fetches the renderer while the text is still on its way. */
export function preloadMarkdown(): void {
  // A failure shows when the text is drawn; then it is asked for once more.
  loadMarkdownTree().catch(() => undefined)
}

/** One object for ever: React writes anew what it is given anew. */
const AS_IT_STANDS = { __html: '' }

/**
 * Formatted text: tables, pictures, headings with anchors, no raw HTML. The server draws it; a browser that got it
 * with the page leaves it as it stands and never fetches the renderer (docs/decisions/2026-11-21-markdown.md).
 */
export function Markdown({ text, context }: MarkdownProps) {
  const Tree = use(MarkdownTreeContext)
  const [arrived] = useState(useIsHydrating() ? text : null)
  const box = useBrokenPictures()
  if (Tree) {
    return (
      <div className="prose">
        <Tree text={text} context={context} />
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
        dangerouslySetInnerHTML={AS_IT_STANDS}
      />
    )
  }
  return (
    <div key="drawn" ref={box} className="prose">
      <Suspense fallback={<MarkdownSkeleton />}>
        <LazyTree text={text} context={context} />
      </Suspense>
    </div>
  )
}

/** Lines of a text that is on its way. */
export function MarkdownSkeleton() {
  return ['100%', '94%', '97%', '62%'].map((width) => (
    <Skeleton key={width} width={width} height="1.125rem" />
  ))
}

const never = () => () => undefined

/** True in a component's first render when it takes over what the server drew. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
