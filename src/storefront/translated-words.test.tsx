// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../tests/support/storefront-screen.tsx'
import { translateTexts } from '../../tests/support/translate-texts.ts'
import type { SelectionModel } from '../api/product-models.ts'
import { createProduct } from '../contract/catalogue/product.fixture.ts'
import { createSettings } from '../contract/settings.fixture.ts'
import { selectModels } from '../domain/selection/select-models.ts'
import { press } from './inquiry/outbox/unsent.fixture.ts'
import { WaitingBox } from './inquiry/unsent/unsent-states.tsx'
import { CartContents } from './pages/cart/cart-contents.tsx'
import { Comparison } from './pages/compare/comparison.tsx'
import { CompareTextButton } from './pages/product/buying/compare-text-button.tsx'
import { CartDrawer } from './parts/chrome/drawers/cart-drawer.tsx'
import { cart, toCartItem } from './parts/shopping/cart.ts'
import { compare } from './parts/shopping/compare.ts'
import { toCompareItem } from './parts/shopping/to-compare-item.ts'
import { ResultModel } from './wizard/result/result-model.tsx'
import { ResultNotes } from './wizard/result/result-notes.tsx'
import { noAnswers, toSite } from './wizard/state/values.ts'

const models = [1, 2, 3].map((id) =>
  createProduct({ id, name: `Топас ${id}`, slug: `topas-${id}`, price: null, installationPrice: null }),
)
const nothing = () => undefined
const reckoned = selectModels<SelectionModel>(toSite(noAnswers), [])
const warningsOf = (count: number) => Array.from({ length: count }, (_, index) => `Замечание ${index}`)
const [unsent] = [{ ...press(), at: 0, nextAt: 0, attempts: 1, sentAt: 0, number: 0, reason: '', errors: {} }]
type Shown = ComponentProps<typeof ResultModel>
/** A model that takes this many litres a day of its thousand. */
const proposal = (litres: number) =>
  ({
    product: models[0],
    reason: 'Подходит',
    condition: null,
    warnings: [],
    use: { load: [litres, 1000], salvo: null, inlet: null },
  }) as unknown as Shown['proposal']

afterEach(() => {
  cart.clear()
  compare.clear()
})

test.each<[string, (now: boolean) => ReactNode, string | string[], string | string[]]>([
  [
    'how many stations of the cart have no price, and how many there are',
    (now) => <CartContents items={models.slice(0, now ? 3 : 2).map(toCartItem)} onRemove={nothing} />,
    ['Не вошли 2 модели', 'В корзине 2 станции.'],
    ['Не вошли 3 модели', 'В корзине 3 станции.'],
  ],
  [
    'what the sum of the cart beside the page contains',
    (now) => {
      cart.restore(
        models.map((model) => ({ ...toCartItem(model), price: 100, installationPrice: now ? 50 : null })),
      )
      return <CartDrawer open onClose={nothing} />
    },
    'Итого без монтажа',
    'Итого с установкой',
  ],
  [
    'how many models are compared',
    (now) => <Comparison items={models.slice(0, now ? 2 : 1).map(toCompareItem)} onRemove={nothing} />,
    ['1 модель,', 'добавьте ещё одну для сравнения'],
    ['2 модели,', 'корпуса в одном масштабе'],
  ],
  [
    'when a waiting request is sent again',
    (now) => <WaitingBox unsent={unsent} seconds={now ? 29 : 30} onSend={nothing} onClose={nothing} />,
    'через 30 секунд',
    'через 29 секунд',
  ],
  [
    'how many notes are folded',
    (now) => <ResultNotes reckoned={{ ...reckoned, warnings: warningsOf(now ? 6 : 5) }} />,
    'Ещё 3 замечания',
    'Ещё 4 замечания',
  ],
  [
    'how much of a model is used',
    (now) => (
      <ResultModel
        isBest
        isAlone
        warnings={[]}
        values={noAnswers}
        wizardData={{}}
        proposal={proposal(now ? 800 : 600)}
      />
    ),
    '600 из 1 000 л',
    '800 из 1 000 л',
  ],
  [
    'that a product is compared',
    (now) => {
      if (now) compare.restore([toCompareItem(createProduct({ id: 1 }))])
      return <CompareTextButton product={createProduct({ id: 1 })} />
    },
    'Сравнить',
    'В сравнении',
  ],
])('behind a translator that puts its own texts a visitor reads %s', async (_what, show, before, after) => {
  let change = nothing as () => void
  await openStorefrontScreen(
    () => {
      const [now, setNow] = useState(false)
      change = () => setNow(true)
      return show(now)
    },
    async ([noun]) => (noun === 'settings' ? createSettings() : []),
  )
  const words = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? ''
  for (const text of [before].flat()) expect(words()).toContain(text)
  translateTexts(true)
  await act(async () => change())
  for (const text of [after].flat()) expect(words()).toContain(text)
  for (const text of [before].flat()) expect(words()).not.toContain(text)
  expect(screen.queryByText('Страница временно недоступна')).toBeNull()
})
