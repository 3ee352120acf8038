/** Answers of the wizard for a house whose selection is known (tests/selection.test.ts). */
export const HOUSE = {
  residents: '5',
  livingType: 'permanent',
  guests: '0',
  baths: 1,
  showers: 1,
  washers: null,
  banya: null,
  pipeDepth: 50,
  distanceToInstallation: 8,
  groundWater: 'low',
  soilType: 'loam',
  powerCuts: null,
  waterDisposal: 'drainage_ditch',
  ditchDepth: 120,
  distanceToDisposal: 12,
  plotFall: 40,
}
