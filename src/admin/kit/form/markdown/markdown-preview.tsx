import { memo, useDeferredValue, useEffect, useState } from 'react'
import { findMarkdownProblem } from '../../../../lib/text/markdown-limits.ts'
import { ErrorBoundary } from '../../../../ui/failure/error-boundary.tsx'
import { LoadFailure } from '../../../../ui/failure/load-failure.tsx'
import { isServerThere } from '../../../../ui/failure/retry-code.ts'
import { lazyModule } from '../../../../ui/loading/lazy-module.ts'
import { loadMarkdownTree, MarkdownSkeleton } from '../../../../ui/markdown/markdown.tsx'
import type { MarkdownProps } from '../../../../ui/markdown/markdown-props.ts'
import { useBrokenPictures } from '../../../../ui/markdown/use-broken-pictures.ts'
import '../../../../ui/prose.css'

/** Preview rendered like the public page; deferred while typing fast. */
export function MarkdownPreview({ text, context, alts }: MarkdownProps) {
  const shown = useDeferredValue(text)
  const { Tree, failure, load } = useRenderer()
  const box = useBrokenPictures()
  if (shown.trim() === '')
    return <p className="md__none">Здесь появится текст так, как его увидят на сайте.</p>
  const problem = findMarkdownProblem(shown)
  const plain = <p style={{ whiteSpace: 'pre-wrap' }}>{shown}</p>
  const props = { text: shown, context, alts, isEdited: true }
  return (
    <>
      {problem !== null && <p className="md__none">{`Показано без разметки. ${problem}.`}</p>}
      {failure !== null && <LoadFailure text={failure} onRetry={load} isAlert />}
      <div ref={box} className="prose">
        {Tree && (
          // Whatever has moved what is shown: it is made anew, and the form with what was typed stays.
          <ErrorBoundary of={shown} otherwise={plain}>
            <ErrorBoundary of={shown} otherwise={<Tree key="anew" {...props} />}>
              <Tree {...props} />
            </ErrorBoundary>
          </ErrorBoundary>
        )}
        {!Tree && failure === null && <MarkdownSkeleton />}
        {!Tree && failure !== null && plain}
      </div>
    </>
  )
}

/** The renderer, which renders again only when the text has changed; once it was loaded, the next preview has it at once. */
const renderer = lazyModule('markdown-tree', async () => memo(await loadMarkdownTree()))

/**
 * The renderer, undefined until it is there, and why it could not be had. Asked for again by `load`; the document is not loaded anew,
 * since what was typed beside the preview is not saved yet: `useModule` would do that.
 */
function useRenderer() {
  const [Tree, setTree] = useState(renderer.loaded)
  const [failures, setFailures] = useState<{ count: number; isServerThere: boolean } | null>(null)

  async function load() {
    const fetchTree = () => renderer.load().catch(() => null)
    const first = await fetchTree()
    const isThere = !first && (await isServerThere(window.location.href))
    // A single answer may be lost on its way: of a former build is what a server that is there does not have again.
    const found = first ?? (isThere ? await fetchTree() : null)
    if (found) {
      setTree(() => found)
      setFailures(null)
    } else setFailures((before) => ({ count: (before?.count ?? 0) + 1, isServerThere: isThere }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, then by whoever presses
  useEffect(() => void load(), [])
  return { Tree, failure: failures && toText(failures), load }
}

function toText({ count, isServerThere }: { count: number; isServerThere: boolean }): string {
  const what = count > 1 ? 'Снова не получилось' : 'Показано без оформления'
  // It is there without this code: that of a former build.
  if (isServerThere) return `${what}: программа обновилась. Сохраните написанное и откройте страницу заново.`
  return `${what}: нет связи с сервером.`
}
