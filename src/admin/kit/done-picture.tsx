/** Picture of an EmptyState where everything is done: a tank with a tick. */
export function DonePicture() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path className="art-line" d="M2 22h26M68 22h26" />
      <path className="art-fill" d="M28 22h40v44H28z" />
      <path className="art-line" d="M38 22V10h20v12" />
      <path className="art-accent" d="m38 44 8 8 14-16" />
    </svg>
  )
}
