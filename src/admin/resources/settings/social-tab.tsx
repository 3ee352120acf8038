import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** Placeholder tab, as specified (admin.md, section 2). */
export function SocialTab({ onOpenCompany }: { onOpenCompany: () => void }) {
  return (
    <Panel>
      <EmptyState
        title="Соцсети"
        text="Этот раздел пока не реализован, здесь ничего заполнять не нужно. Номер для чата и ссылка на бота — на вкладке «Компания»."
        actions={<Button onClick={onOpenCompany}>Открыть вкладку «Компания»</Button>}
      />
    </Panel>
  )
}
