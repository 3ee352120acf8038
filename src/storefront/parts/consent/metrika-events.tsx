import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { productQuery } from '../../../api/queries/queries.ts'
import type { MetrikaGoal } from '../../../domain/site/metrika-goals.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { useApi } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { cart } from '../shopping/cart.ts'
import { compare } from '../shopping/compare.ts'
import { pushCart, pushDetail, pushPurchase } from './commerce.ts'
import { type TakenInquiry, watchForm, watchQueue } from './watch-inquiries.ts'
import { watchOwn } from './watch-own.ts'
import { watchPresses } from './watch-presses.ts'

/** Forms of every page; that of a product has its name. */
const FORMS = ['cart', 'contact', 'wizard', 'call-back']

/** Numbers of inquiries that Metrika was told of: one is heard of twice when its form is still there after the queue has sent it. */
const told = new Set<number>()
/** What was sent: it leaves the cart without having been taken out. */
const bought = new Set<number>()

/** Tells Metrika of goals and of what e-commerce reports need, as long as it is shown; draws nothing. */
export function MetrikaEvents({ id }: { id: number }) {
  const { chats } = useSettings()
  const product = useShownProduct()
  const form = product?.name

  useEffect(() => watchPresses(chats, (goal) => reach(id, goal)), [chats, id])
  useEffect(() => watchLists(id), [id])
  useEffect(() => watchInquiries(id), [id])
  useEffect(() => {
    if (form !== undefined) return watchForm(form, (inquiry) => tellInquiry(id, inquiry))
  }, [form, id])
  useEffect(() => {
    if (product) pushDetail(product)
  }, [product])
  return null
}

/** The product whose page is open, once its page has it; this asks for nothing itself. */
function useShownProduct() {
  const { pathname } = useLocation()
  const api = useApi()
  const isProduct = pathname.startsWith(productPath(''))
  const slug = isProduct ? pathname.slice(productPath('').length) : ''
  return useQuery({ ...productQuery(api, slug), enabled: false }).data
}

const reach = (id: number, goal: MetrikaGoal) => window.ym?.(id, 'reachGoal', goal)

function watchLists(id: number): () => void {
  const endings = [
    watchOwn({ get: cart.items, subscribe: cart.subscribe }, (now, before) => {
      const added = without(now, before)
      for (const item of added) bought.delete(item.id)
      pushCart('add', added)
      pushCart(
        'remove',
        without(before, now).filter((item) => !bought.has(item.id)),
      )
      if (added.length > 0) reach(id, 'cart')
    }),
    watchOwn({ get: compare.items, subscribe: compare.subscribe }, (now, before) => {
      if (without(now, before).length > 0) reach(id, 'compare')
    }),
  ]
  return () => endAll(endings)
}

/** What is in the one list and not in the other. */
const without = <T extends { id: number }>(items: readonly T[], others: readonly T[]) =>
  items.filter((item) => !others.some((other) => other.id === item.id))

function watchInquiries(id: number): () => void {
  const endings = [
    ...FORMS.map((form) => watchForm(form, (inquiry) => tellInquiry(id, inquiry))),
    watchQueue((inquiry) => (inquiry ? tellInquiry(id, inquiry) : reach(id, 'messenger'))),
  ]
  return () => endAll(endings)
}

const endAll = (endings: readonly (() => void)[]) => {
  for (const end of endings) end()
}

function tellInquiry(id: number, { form, number, items }: TakenInquiry): void {
  if (number !== null && told.has(number)) return
  reach(id, 'inquiry')
  if (number === null) return
  told.add(number)
  if (form !== 'cart') return
  // What the queue has sent has no makers: they are in the cart until its products are taken out.
  const known = cart.items()
  pushPurchase(
    number,
    items.map((item) => known.find((one) => one.id === item.id) ?? item),
  )
  for (const item of items) bought.add(item.id)
}
