import { useState } from 'react'
import { CART_PATH, CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDoubleClickGuard } from '../../../ui/use-double-click-guard.ts'
import { LateSentInquiry } from '../../inquiry/form/late-sent-inquiry.tsx'
import type { Sent } from '../../inquiry/outbox/sent.ts'
import { useSent } from '../../inquiry/outbox/use-sent.ts'
import { CallOrWrite } from '../../parts/chrome/call-or-write.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { Seo } from '../../parts/seo/seo.tsx'
import { type CartItem, cart } from '../../parts/shopping/cart.ts'
import { RemovedNote } from '../../parts/shopping/removed-note.tsx'
import { useKnownList } from '../../parts/shopping/use-known-list.ts'
import { type Removed, useRemoval } from '../../parts/shopping/use-removal.ts'
import { CartContents } from './cart-contents.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { NextSteps } from './next-steps.tsx'
import '../../parts/shopping/price.css'
import './cart.css'

/** The cart with its inquiry form (storefront.md, section 2). The list is in browser storage, so the server renders a skeleton. */
export function CartPage() {
  useDoubleClickGuard()
  const texts = useLateSectionTexts('cartPage')
  const title = texts?.title ?? 'Корзина'
  const items = useKnownList(cart)
  const { removed, remove, clear, undo } = useRemoval(cart)
  const { sent: last, keep } = useSent('cart')
  /** What was sent since the page was opened, and the last removal before it, which can no longer be undone. */
  const [own, setOwn] = useState<{ removed: Removed<CartItem> | null } | null>(null)
  // An inquiry of before is shown again in place of an empty cart; what was put in since is another inquiry.
  const kept = own || items?.length === 0 ? last : null
  const isSent = kept !== null
  const onSent = (inquiry: Sent) => {
    keep(inquiry)
    setOwn({ removed })
    // Only what was sent: another tab may have added items meanwhile.
    for (const { id } of inquiry.items) cart.remove(id)
  }
  const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: title }]
  const undoable = removed !== null && removed !== own?.removed
  return (
    <div className="wrap cart-page">
      <Seo title={texts?.searchTitle ?? title} description={texts?.description} path={CART_PATH} noindex />
      <Breadcrumbs items={isSent ? [...breadcrumbs, { label: 'Заявка принята' }] : breadcrumbs} />
      {isSent ? (
        <LateSentInquiry kept={kept} heading="h1" messageLabel="Комментарий">
          <LinkButton href={CATALOGUE_PATH}>Продолжить выбор</LinkButton>
        </LateSentInquiry>
      ) : (
        <div className="page-head">
          <h1>{title}</h1>
          {texts && <p className="lead">{texts.lead}</p>}
        </div>
      )}
      {undoable && <RemovedNote key={removed.items[0]?.id} text={formatRemoved(removed)} onUndo={undo} />}
      {items === null && <Outline />}
      {items?.length === 0 && !isSent && <EmptyCart />}
      {items !== null && items.length > 0 && (
        <div className="cart">
          <section aria-label="Товары">
            {isSent && <h2 className="cart__h">Ещё в корзине</h2>}
            <CartContents items={items} onRemove={remove} />
            <Button variant="quiet" icon="trash" className="cart__clear" onClick={clear}>
              Очистить корзину
            </Button>
            <NextSteps />
          </section>
          <Panel as="aside" aria-labelledby="checkout">
            <h2 id="checkout" className="cart__h">
              Оформить заявку
            </h2>
            <CheckoutForm items={items} onSent={onSent} />
          </Panel>
        </div>
      )}
    </div>
  )
}

function formatRemoved({ items }: Removed<CartItem>): string {
  const [only, ...others] = items
  return only && others.length === 0 ? `«${only.name}» больше не в корзине.` : 'Корзина очищена.'
}

/** Skeleton until the list is read from storage; stays without scripts. */
function Outline() {
  return (
    <>
      <Note icon={null} isScriptless>
        <span>
          Корзина хранится в браузере, и для неё нужен JavaScript. Все модели есть{' '}
          <a href={CATALOGUE_PATH}>в каталоге</a>. <CallOrWrite />.
        </span>
      </Note>
      <div className="cart cart__outline">
        <Skeleton height="24rem" />
        <Skeleton height="34rem" />
      </div>
    </>
  )
}
