/** The value, or `late` when it is not there within `limit` ms. Rejects as the value does; what comes later is dropped. */
export async function within<Value, Late>(
  limit: number,
  value: Promise<Value>,
  late: Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, limit, late)
  })
  return await Promise.race([value, timeout]).finally(() => clearTimeout(timer))
}
