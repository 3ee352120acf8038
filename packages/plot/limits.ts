/** Plausible figures of a plot. Depths in cm below the ground, distances in m; `whole` ones take no fraction. */
export const plotLimits = {
  /** The pipe where it leaves the house. */
  pipeDepth: { min: 0, max: 500 },
  /** From the house to the station, and from there to the outfall. */
  distanceToInstallation: { min: 0, max: 1000 },
  distanceToDisposal: { min: 0, max: 1000 },
  /** Rings of a drainage well, and how many of them hold water. */
  totalRings: { min: 0, max: 20, whole: true },
  waterRings: { min: 0, max: 20 },
  ditchDepth: { min: 0, max: 500 },
  /** How far the ground falls to the outfall; negative where it rises. */
  plotFall: { min: -1000, max: 1000 },
} as const satisfies Record<string, { min: number; max: number; whole?: true }>
