import type { ReactNode } from 'react'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { useDialogAddress } from './form/use-dialog-address.ts'
import { NewButton } from './table/new-button.tsx'

/** Screen with several lists as tabs, each with its own address, and a create button for the open list. */
export function TabbedScreen({ title, label, tabs }: TabbedScreenProps) {
  const { open } = useDialogAddress()
  const current = tabs.find(({ isCurrent }) => isCurrent)
  return (
    <Screen
      title={title}
      actions={
        current?.newLabel && (
          <NewButton label={current.newLabel} onClick={current.onNew ?? (() => open('new'))} />
        )
      }
    >
      <TabLinks label={label} tabs={tabs} />
      {current?.panel}
    </Screen>
  )
}

interface ScreenTab {
  label: string
  href: string
  isCurrent: boolean
  /** Number of rows; undefined while unknown, absent where none is shown. */
  count?: number | undefined
  /** Absent where nothing is created. */
  newLabel?: string
  /** Opens the form of a new row, when that is a separate screen. */
  onNew?: () => void
  panel: ReactNode
}

interface TabbedScreenProps {
  title: string
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly ScreenTab[]
}
