import { expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'

/** Calls of staff that take no key, with the reason. */
const NOT_REPEATED: Readonly<Record<string, string>> = {
  'account.changePassword': 'changes one account',
  'adminPages.reset': 'changes one record',
  'adminUsers.resetPassword': 'changes one account',
  'bulkActions.undo': 'of several transactions; what did not all come comes by another press',
  'channels.test': 'each press is to send one more',
  'consents.erase': 'leaves nothing for a second one',
  'consents.withdraw': 'leaves nothing for a second one',
  'deliveries.retry': 'each press is to send once more',
  'drafts.publish': 'removes the draft: there is no second one',
  'imports.create': 'changes nothing until it is applied, which is done once',
  'inquiryWork.take': 'changes one request',
  'mediaFiles.match': 'of several transactions, one per file',
  'passkeys.begin': 'changes no record',
  'passkeys.create': 'its challenge is good once',
  'passkeys.remove': 'leaves nothing for a second one',
  'presence.renew': 'changes no record',
  'previews.create': 'its answer is a secret, which is kept nowhere',
  'prices.bulkPart': 'changes no record',
  'prices.bulkPreview': 'changes no record',
  'push.subscribe': 'a browser is subscribed once',
  'redirects.import': 'the same table changes nothing a second time',
  'restores.release': 'leaves nothing for a second one',
  'samples.accept': 'leaves one item as it is',
  'scheduledPrices.markSeen': 'changes one plan',
  'secondFactor.begin': 'its answer is a secret, which is kept encrypted alone',
  'secondFactor.confirm': 'its answer is secret codes, which are kept as hashes alone',
  'secondFactor.renewCodes': 'its answer is secret codes, which are kept as hashes alone',
  'secondFactor.turnOff': 'changes one account',
  'ownSessions.endOthers': 'what has ended stays so',
  'session.logout': 'ends one session',
  'versions.restore': 'changes one record',
}

test('every call of staff that creates or changes many takes a key; the others are named with their reason', () => {
  const without = Object.entries(staffEndpoints).flatMap(([noun, verbs]) =>
    Object.entries<Endpoint>(verbs)
      .filter(
        ([, { method, access, isRepeatable }]) => method === 'POST' && access !== 'anyone' && !isRepeatable,
      )
      .map(([verb]) => `${noun}.${verb}`),
  )
  expect(without.sort()).toEqual(Object.keys(NOT_REPEATED).sort())
  expect(staffEndpoints.inquiryWork.update).not.toHaveProperty('isRepeatable')
})
