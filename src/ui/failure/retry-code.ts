/** Whether the server answers for an address: not a proxy before it that says it is away, and not never. */
export const isServerThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(8000) }).then(
    ({ status }) => status < 500,
    () => false,
  )

const currentAddress = () => location.pathname + location.search

/** Whether the server answers for the present page; undefined when one has gone to another, or set a filter, while it was asked. */
export async function isServerThereStill(): Promise<boolean | undefined> {
  const asked = currentAddress()
  const isThere = await isServerThere(asked)
  if (asked === currentAddress()) return isThere
}

/** Asks again for code that could not be loaded; when the server answers, it was of a former build: the document brings the present one. */
export async function retryCode(again?: () => unknown): Promise<void> {
  const isThere = await isServerThereStill()
  if (isThere) location.reload()
  else if (isThere === false) again?.()
}
