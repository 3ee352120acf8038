/**
 * Remembers the place of the row that holds a pressed button; the returned function focuses the row that is there once it is gone:
 * the next one, the last after the last one, the screen when none is left.
 */
export function rememberRow(button: Element): () => void {
  const row = button.closest('tr')
  const body = row?.parentElement
  const index = row?.dataset.index
  return () =>
    // After the dialog has given the focus back, and the list is drawn without the row.
    void setTimeout(() => {
      const rows = body?.isConnected ? [...body.querySelectorAll<HTMLElement>('tr[data-index]')] : []
      const next = rows.find((one) => one.dataset.index === index) ?? rows.at(-1)
      const target = next ?? document.getElementById('main')
      target?.focus()
    })
}
