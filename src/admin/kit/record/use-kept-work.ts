import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CurrentUser } from '../../../contract/session.ts'
import { seconds } from '../../../lib/duration.ts'
import { SESSION_KEY } from '../../queries.ts'
import { onDiscard } from '../write/unsaved.ts'
import type { RecordForm } from './form-record.ts'
import { dropWork, type Kept, keepWork, listWork, newWorkKey, type Place } from './kept-work.ts'

/** Work is stored this long after the last key. */
const WRITTEN_AFTER = seconds(1)

/** Records whose forms take passwords and secrets: those never lie on a device. */
const WITH_SECRETS: readonly string[] = ['users', 'channels']

/**
 * Keeps what is typed in a form on this device, for the signed-in person and this record, until it is saved or discarded. `offer`
 * is earlier work, newest first; null without.
 */
export function useKeptWork<Values extends FieldValues>({ form, record }: RecordForm<Values>) {
  const me = useQueryClient().getQueryData<CurrentUser | null>(SESSION_KEY)
  const isKept = record !== null && !WITH_SECRETS.includes(record.entity) && record.isReady && Boolean(me)
  const place: Place | null = isKept && me ? { accountId: me.id, entity: record.entity, id: record.id } : null
  const [key, setKey] = useState<string | null>(null)
  const [offers, setOffers] = useState<readonly Kept[]>([])
  const latest = useRef(record)
  useEffect(() => {
    latest.current = record
  })
  // Before the form is painted: the offer stands above its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the record is there
  useLayoutEffect(() => {
    if (!place) return
    setKey(newWorkKey(place))
    setOffers(listWork(place))
  }, [isKept])
  const store = () => {
    const work = latest.current?.read()
    if (!key || !work) return
    if (Object.keys(work.changed).length > 0) keepWork(key, work)
    else dropWork(key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `store` reads what is there when it is called
  useEffect(() => {
    if (!key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(store, WRITTEN_AFTER)
    }
    const now = () => {
      if (timer !== undefined) store()
    }
    const drop = () => {
      clearTimeout(timer)
      timer = undefined
      dropWork(key)
    }
    const ends = [
      form.subscribe({ formState: { values: true }, callback: later }),
      latest.current?.onSaved(drop),
      latest.current?.onKept(drop),
      onDiscard(drop),
    ]
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(timer)
      for (const end of ends) end?.()
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [key, form])

  const [offer = null] = offers
  const forget = (kept: Kept) => setOffers((all) => all.filter((one) => one.key !== kept.key))
  return {
    offer,
    /** The record was changed since the work began. */
    isStale: offer !== null && toVersion(offer.work.row) !== record?.version,
    restore() {
      if (!offer || !place || !record) return
      // What is typed now becomes the next offer.
      store()
      const present = listWork(place).find((one) => one.key === key)
      setOffers([...offers.slice(1), ...(present ? [present] : [])])
      record.restore(offer.work)
      // The earlier work keeps its key while it is worked on.
      setKey(offer.key)
    },
    remove() {
      if (!offer) return
      dropWork(offer.key)
      forget(offer)
    },
  }
}

const toVersion = (row: object | null) => (row && 'version' in row ? row.version : undefined)
