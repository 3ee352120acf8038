import { use, useEffect, useState } from 'react'
import { leaveForm, renewForm } from '../../../api/presence.ts'
import type { OtherEditor } from '../../../contract/records/presence.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { seconds } from '../../../lib/duration.ts'
import { StaffContext } from '../../staff.ts'

/** The server forgets a form that was not renewed for 40 s (src/server/features/presence/presence.store.ts). */
const RENEWED_EVERY = seconds(15)

interface OpenRecord {
  entity: FormEntity
  id: number | undefined
}

/** Tells the server that a stored record's form is open and visible; returns who else has it open, nobody when that is unknown. */
export function usePresence(record: OpenRecord | null): readonly OtherEditor[] {
  const [others, setOthers] = useState<readonly OtherEditor[]>([])
  const isStaffArea = use(StaffContext) !== null
  const entity = record?.entity
  const id = record?.id
  useEffect(() => {
    if (!isStaffArea || entity === undefined || id === undefined) return
    const form = { entity, id }
    let isOpen = true
    const renew = async () => {
      if (document.visibilityState !== 'visible') return
      const found = await renewForm(form).catch(() => [])
      if (isOpen) setOthers(found)
    }
    const leave = () => leaveForm(form)
    const timer = setInterval(renew, RENEWED_EVERY)
    document.addEventListener('visibilitychange', renew)
    addEventListener('pagehide', leave)
    void renew()
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [isStaffArea, entity, id])
  return others
}
