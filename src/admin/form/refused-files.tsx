/** Files that were not sent, each with its reason. */
export function RefusedFiles({ refused }: { refused: readonly string[] }) {
  if (refused.length === 0) return null
  return (
    <div role="alert">
      {[...new Set(refused)].map((words) => (
        <p className="err" key={words}>
          {words}
        </p>
      ))}
    </div>
  )
}
