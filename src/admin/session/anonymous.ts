/**
 * Whether the document was requested without a session: then the session call, which would fail with 401, is skipped. True
 * only once, because signing in changes it.
 */
export function isAnonymous(): boolean {
  const { dataset } = document.documentElement
  const isWithoutSession = dataset.session === 'none'
  delete dataset.session
  return isWithoutSession
}
