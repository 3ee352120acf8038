interface Warned {
  warnings: readonly string[]
}

/** Warnings that all of several models share and the plot's own ones do not contain: said once, below the models. */
export function sharedWarnings(models: readonly Warned[], ofPlot: readonly string[]): string[] {
  const [first, ...others] = models
  if (first === undefined || others.length === 0) return []
  return first.warnings.filter(
    (text) => !ofPlot.includes(text) && others.every(({ warnings }) => warnings.includes(text)),
  )
}

/** Warnings of each model that are neither the plot's nor those of all of them. */
export function ownWarnings(models: readonly Warned[], ofPlot: readonly string[]): string[][] {
  const shared = sharedWarnings(models, ofPlot)
  return models.map(({ warnings }) =>
    warnings.filter((text) => !ofPlot.includes(text) && !shared.includes(text)),
  )
}
