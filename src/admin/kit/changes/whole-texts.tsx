/** Two texts whole, the former one struck through: for the case that what compares them could not be loaded. */
export function WholeTexts({ before, after }: { before: string; after: string }) {
  return (
    <p className="changes__text">
      <del>
        <span className="vh">было: </span>
        {before}
      </del>{' '}
      <ins>
        <span className="vh">стало: </span>
        {after}
      </ins>
    </p>
  )
}

/** Two lists whole, likewise. */
export function WholeLines({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  return <WholeTexts before={before.join('; ')} after={after.join('; ')} />
}
