const house =
  'residents=5&livingType=permanent&pipeDepth=50&distanceToInstallation=8&groundWater=low&soilType=loam'
const ditch = 'waterDisposal=drainage_ditch&ditchDepth=120&distanceToDisposal=12&plotFall=40'

/** Answers of a plot whose section explains the rules, as `GET /api/selection` and the home page take them. */
export const EXAMPLE = `${house}&${ditch}`

const station = '235a9c-cylinder-1500x2100-550-gravity-pipe800'
/** Key of its section (`plotKey`), with the model that the rules name first in a new shop. */
export const EXAMPLE_PLOT = `${station}-house50-run8-about66-way12-fall40-ditch120-water300down-loam`
