import { expect, test } from 'vitest'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { STAFF_FORMS } from './support/staff-forms.ts'

test('the form of every resource with a screen is among those whose failed writes are tested', () => {
  const screens = Object.values(staffEndpoints).flatMap((verbs) =>
    'create' in verbs && 'remove' in verbs && 'list' in verbs && 'hasScreen' in verbs.list
      ? [verbs.list.path]
      : [],
  )
  const missing = screens.filter(
    (path) => !STAFF_FORMS.some(({ address }) => address.startsWith(`${path}?edit=new`)),
  )
  expect(screens).not.toEqual([])
  expect(missing, 'fill the form in: tests/support/staff-forms.ts').toEqual([])
})
