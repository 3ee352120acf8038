/**
 * The document says when the browser brought no session: then nobody has to be asked, and no refusal stands in the console. True once,
 * because signing in changes it.
 */
export function isAnonymous(): boolean {
  const { dataset } = document.documentElement
  const isWithoutSession = dataset.session === 'none'
  delete dataset.session
  return isWithoutSession
}
