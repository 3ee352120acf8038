import type { z } from 'zod'
import type { Endpoint } from '../../src/contract/access.ts'
import { findEndpoint } from '../../src/server/platform/http/find-endpoint.ts'
import { findSmallest } from './find-smallest.ts'
import { type FuzzedShop, judgeAnswer } from './fuzzed-shop.ts'
import { findFaults } from './judge.ts'
import { type FuzzRequest, requestsOf, type Sender } from './requests.ts'

/** An endpoint of the contract with its schemas. */
export interface FuzzRow {
  name: string
  endpoint: Endpoint
  input: z.core.$ZodType | undefined
  output: z.core.$ZodType | undefined
}

/** Calls that would end the run, with the reason: sessions are made anew after each. */
const ENDS_SESSIONS: Readonly<Record<string, string>> = {
  'session.logout': "ends the sender's own session",
  'account.changePassword': 'ends the other sessions of the sender',
  'adminUsers.updateStatus': 'may close the account of a sender',
  'adminUsers.updateRole': 'may take the role of a sender',
  'adminUsers.resetPassword': 'ends the sessions of an account',
}

/** Names in ENDS_SESSIONS, for the test that they still exist. */
export const namesEndingSessions = Object.keys(ENDS_SESSIONS)

const MAY_CALL: Readonly<Record<Endpoint['access'], readonly Sender[]>> = {
  anyone: ['nobody', 'manager', 'admin'],
  staff: ['manager', 'admin'],
  admin: ['admin'],
}

/** Tries one row; returns the faults of the smallest call that has any, with the call itself, or null. */
export async function fuzzRow(
  shop: FuzzedShop,
  row: FuzzRow,
  seed: number,
  runs: number,
): Promise<string | null> {
  return await findSmallest({
    name: row.name,
    canBeAlone: true,
    seed,
    runs,
    requests: requestsOf(row.endpoint, row.input),
    findFaults: (request) => findFaultsOf(shop, row, request),
  })
}

async function findFaultsOf(shop: FuzzedShop, row: FuzzRow, request: FuzzRequest): Promise<string[]> {
  const { name, endpoint } = row
  const [path = ''] = request.path.split('?')
  const isThisRow = findEndpoint(request.method, path) === endpoint
  const expected = {
    mayCall: !isThisRow || MAY_CALL[endpoint.access].includes(request.who),
    output: isThisRow ? row.output : undefined,
    isDetailed: endpoint.mayBePlanned === true,
  }
  const faults = await judgeAnswer(shop, request, (measured) => {
    if (measured.result.status === 401) shop.forgetSessions()
    return findFaults(measured, expected, JSON.stringify(request))
  })
  if (name in ENDS_SESSIONS) shop.forgetSessions()
  return faults
}
