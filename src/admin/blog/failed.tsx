import { LoadFailure } from '../shell/load-failure.tsx'

/** What stands in place of a list or a post that did not come; trying again reloads the page (admin.md, section 2). */
export function Failed({ text }: { text: string }) {
  return (
    <div className="panel">
      <LoadFailure text={text} retry="Попробовать снова" onRetry={() => window.location.reload()} />
    </div>
  )
}
