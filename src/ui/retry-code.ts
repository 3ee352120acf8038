/** Asks again for code that could not be loaded; when the server answers, it was of a former build: the document brings the present one. */
export function retryCode(again: () => unknown): void {
  fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), again)
}
