/**
 * Puts the focus on a card that has come into another column; on a phone, which shows one column, on the first card that is left in
 * it, or on the tab of the column.
 */
export function focusArrived(link: HTMLElement): void {
  const former = document.querySelector<HTMLElement>('.lane.is-shown')
  const isShown = link.checkVisibility()
  const id = link.getAttribute('href')
  const left = [...(former?.querySelectorAll<HTMLElement>('.board-card > a') ?? [])]
  const next = left.find((one) => one.getAttribute('href') !== id)
  const tab = document.querySelector<HTMLElement>('.board-tabs [aria-pressed="true"]')
  ;(isShown ? link : (next ?? tab))?.focus()
}
