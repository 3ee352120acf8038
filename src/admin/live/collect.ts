/** Does one `read` for all plans that are made within `ms` of the first. */
export function collect(ms: number, read: () => void) {
  let timer: number | undefined
  return {
    plan(): void {
      timer ??= window.setTimeout(() => {
        timer = undefined
        read()
      }, ms)
    },
    /** Drops what is planned. */
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
