/** Whether the server answers for an address: not a proxy before it that says it is away, and not never. */
export const isServerThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(8000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** Asks again for code that could not be loaded; when the server answers, it was of a former build: the document brings the present one. */
export async function retryCode(again: () => unknown): Promise<void> {
  if (await isServerThere(location.href)) location.reload()
  else again()
}
