import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Transport } from '../../src/api/client.ts'
import { queryDefaults } from '../../src/api/queries/queries.ts'
import { createStorefrontApi } from '../../src/api/storefront.ts'
import { SiteContext } from '../../src/storefront/site.ts'
import { Toasts } from '../../src/ui/toast/toasts.tsx'
import { answerTexts } from './original-texts.ts'
import './dom.ts'

/**
 * Renders a component of the storefront with an API transport and toasts, at an address whose parameters `path` names; the texts of
 * pages are those of a new shop, unless `texts` answers others.
 * The test file begins with `// @vitest-environment happy-dom`.
 */
export async function openStorefrontScreen(
  Screen: ComponentType,
  transport: Transport = refuse,
  { path = '*', address = '/', texts = answerTexts } = {},
) {
  const answer: Transport = async (name, endpoint, input, options) =>
    name[0] === 'pages' ? texts(name[1], input) : transport(name, endpoint, input, options)
  const site = { api: createStorefrontApi(answer), origin: 'http://shop.test' }
  const queries = new QueryClient({ defaultOptions: { queries: queryDefaults } })
  const router = createMemoryRouter([{ path, Component: Screen }], { initialEntries: [address] })
  const drawn = await act(async () =>
    render(
      <SiteContext value={site}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </SiteContext>,
    ),
  )
  return {
    ...drawn,
    go: (to: string) => act(() => router.navigate(to)),
    address: () => router.state.location.pathname,
    hash: () => router.state.location.hash,
  }
}

const refuse: Transport = async ([noun, verb]) => {
  throw new Error(`nobody answers ${noun}.${verb}`)
}
