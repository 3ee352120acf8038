import type { ReactNode } from 'react'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { Screen } from '../shell/screen.tsx'
import { TabLinks } from '../shell/tab-links.tsx'
import { NewButton } from '../table/new-button.tsx'

/** A screen of several lists, each at an address of its own, with the one button that makes a row of the open list. */
export function TabbedScreen({ title, label, tabs }: TabbedScreenProps) {
  const { open } = useDialogAddress()
  const current = tabs.find(({ isCurrent }) => isCurrent)
  return (
    <Screen
      title={title}
      actions={
        current && <NewButton label={current.newLabel} onClick={current.onNew ?? (() => open('new'))} />
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
  /** How many rows; undefined while that is not known. */
  count: number | undefined
  newLabel: string
  /** When the form of a new row is a page of its own. */
  onNew?: () => void
  panel: ReactNode
}

interface TabbedScreenProps {
  title: string
  /** Of the links, for screen readers. */
  label: string
  tabs: readonly ScreenTab[]
}
