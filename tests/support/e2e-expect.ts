import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

type Judgement = { pass: boolean; message: () => string }

/** Expectations of one element that is there; those of its absence, of a list and of a number are Playwright's. */
const OF_AN_ELEMENT = [
  'toBeVisible',
  'toBeFocused',
  'toBeChecked',
  'toBeEnabled',
  'toBeDisabled',
  'toBeInViewport',
  'toHaveText',
  'toContainText',
  'toHaveValue',
  'toHaveAttribute',
  'toHaveAccessibleName',
  'toHaveAccessibleDescription',
] as const

type Name = (typeof OF_AN_ELEMENT)[number] | 'toHaveURL'

/** What Playwright's own expectation says, as the result of a matcher, so that a failure is shown at the line of the test. */
async function judge(state: ExpectMatcherState, subject: Locator | Page, name: Name, args: unknown[]) {
  const checks = state.isNot ? base(subject).not : base(subject)
  try {
    await Reflect.apply(Reflect.get(checks, name), checks, args)
    return { pass: !state.isNot, message: () => '' }
  } catch (error) {
    return { pass: state.isNot, message: () => (error instanceof Error ? error.message : String(error)) }
  }
}

/** The matcher's own timeout, or the configured one. */
function timeoutOf(state: ExpectMatcherState, args: unknown[]): number {
  const own = new Map(Object.entries(args.at(-1) ?? {})).get('timeout')
  return typeof own === 'number' ? own : state.timeout
}

function afterElement(name: (typeof OF_AN_ELEMENT)[number]) {
  return async function (this: ExpectMatcherState, locator: Locator, ...args: unknown[]): Promise<Judgement> {
    if (!this.isNot && !Array.isArray(args[0])) {
      const state = name === 'toBeVisible' ? 'visible' : 'attached'
      await locator.waitFor({ state, timeout: timeoutOf(this, args) }).catch(() => undefined)
    }
    return judge(this, locator, name, args)
  }
}

async function toHaveURL(this: ExpectMatcherState, page: Page, ...args: unknown[]): Promise<Judgement> {
  const [wanted] = args
  const fits = (url: URL) =>
    wanted instanceof RegExp ? wanted.test(url.href) : new URL(String(wanted), url).href === url.href
  if (!this.isNot && typeof wanted !== 'function') {
    const timeout = timeoutOf(this, args)
    await page.waitForURL(fits, { waitUntil: 'commit', timeout }).catch(() => undefined)
  }
  return judge(this, page, 'toHaveURL', args)
}

/**
 * Playwright's `expect`, which waits for the element or the address before it judges. Playwright's own describes the whole page for
 * its message after each try without the element: 1.5 s of processor time each in a screen of the staff area, taken from the page.
 */
export const expect: typeof base = base.extend({
  ...Object.fromEntries(OF_AN_ELEMENT.map((name) => [name, afterElement(name)])),
  toHaveURL,
})
