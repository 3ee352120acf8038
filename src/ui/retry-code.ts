/** Whether the server answers for an address: not a proxy before it that says it is away, and not never. */
export const isServerThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(8000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Asks again for code that could not be loaded; when the server answers, it was of a former build: the document brings the present one,
 * unless one has gone to another page meanwhile.
 */
export async function retryCode(again: () => unknown): Promise<void> {
  const { pathname } = location
  if (!(await isServerThere(pathname))) again()
  else if (pathname === location.pathname) location.reload()
}
