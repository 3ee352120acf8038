const house = 'residents=5&livingType=permanent&guests=0&baths=1&showers=1'
const pipe = 'pipeDepth=50&distanceToInstallation=8&groundWater=low&soilType=loam'
const ditch = 'waterDisposal=drainage_ditch&ditchDepth=120&distanceToDisposal=12&plotFall=40'

/** Answers of a plot whose section explains the rules, as `GET /api/selection` and the home page take them. */
export const EXAMPLE = `${house}&${pipe}&${ditch}`

const station = '2c6e3f-box-1150x1170x2550-600-gravity-pipe800'
/** Key of its section (`plotKey`), with the model that the rules name first in a new shop. */
export const EXAMPLE_PLOT = `${station}-house50-run8-about66-way12-fall40-ditch120-water300down-loam`
