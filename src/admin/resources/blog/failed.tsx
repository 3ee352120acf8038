import { Panel } from '../../../ui/panel.tsx'
import { ErrorState } from '../../shell/error-state.tsx'

/** Error state of a list or post; retrying reloads the page (admin.md, section 2). */
export function Failed({ text }: { text: string }) {
  return (
    <Panel>
      <ErrorState text={text} retry="Попробовать снова" onRetry={() => window.location.reload()} />
    </Panel>
  )
}
