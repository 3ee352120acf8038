import { expect, test } from 'vitest'
import { CONSENT_REQUIRED } from '../../../domain/inquiry/consent-required.ts'
import { checkAgreement } from './check-agreement.ts'

test('Who has not agreed is asked to, at the box; who has is asked nothing', () => {
  expect(checkAgreement({ agreement: false })).toEqual({ agreement: CONSENT_REQUIRED })
  expect(checkAgreement({ agreement: true })).toEqual({})
})
