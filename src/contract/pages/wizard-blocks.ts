import { WIZARD_WORDS as W } from '../../domain/site/wizard-words.ts'
import { block, line, namedLine, optionalLine, optionalProse, prose } from './page-fields.ts'

const MAX_QUESTION = 80
const question = (label: string) => line(label, MAX_QUESTION)
const hint = (label: string) => optionalProse(label, 200)
/** Beside a line of a drawing, which leaves it that much room. */
const mark = (label: string, max = 12) => line(label, max, 'На рисунке')
const shown = (label: string) => prose(label, 200, { hint: 'Для тех, кто рисунка не видит' })
const note = (label: string) => optionalLine(label, 60)
const step = { title: line('Заголовок', 40) }
/** On a button of a phone, beside «Назад». */
const laterStep = { ...step, next: line(W.next, 20) }

/**
 * What the wizard on the home page asks, step by step. What is answered are words of the rules by which it reckons: they stand beside
 * the rules, and so do ranges, units and all that follows from the answers.
 */
export const wizardBlocks = {
  wizardHouse: block(W.wizardHouse, {
    ...step,
    residents: question(W.residents),
    livingType: question(W.livingType),
    guests: question(W.guests),
    salvo: question(W.salvo),
    salvoHint: hint(W.salvoHint),
    baths: line(W.baths, 40),
    showers: line(W.showers, 40),
    washers: line(W.washers, 40),
    banya: line(W.banya, 40),
    power: question(W.power),
    powerHint: hint(W.powerHint),
    powerCuts: line(W.powerCuts, 40),
    powerCutsHint: optionalLine(W.powerCutsHint, 60),
  }),
  wizardPipe: block(W.wizardPipe, {
    ...laterStep,
    pipe: question(W.pipe),
    pipeHint: hint(W.pipeHint),
    pipeShown: shown(W.pipeShown),
    pipeNumber: mark(W.pipeNumber, 20),
    pipeGround: mark(W.pipeGround),
    pipeBottom: mark(W.pipeBottom),
    pipeUnset: line(W.pipeUnset, 40),
    pipeUnknown: optionalProse(W.pipeUnknown, 200),
    water: question(W.water),
    waterHint: hint(W.waterHint),
  }),
  wizardSoil: block(W.wizardSoil, {
    ...laterStep,
    soil: question(W.soil),
    soilHint: hint(W.soilHint),
    sand: note(W.sand),
    loam: note(W.loam),
    clay: note(W.clay),
    sandyLoam: note(W.sandyLoam),
    peatClay: note(W.peatClay),
    filled: note(W.filled),
    quicksand: note(W.quicksand),
    otherSoil: note(W.otherSoil),
  }),
  wizardOutfall: block(W.wizardOutfall, {
    ...laterStep,
    outfall: question(W.outfall),
    outfallHint: hint(W.outfallHint),
    ditchNote: note(W.ditchNote),
    ravineNote: note(W.ravineNote),
    wellNote: note(W.wellNote),
    fieldNote: note(W.fieldNote),
    otherNote: note(W.otherNote),
    existing: question(W.existing),
    wellQuestions: question(W.wellQuestions),
    wellProductivity: line(W.wellProductivity, 40),
    totalRings: line(W.totalRings, 40),
    waterRings: line(W.waterRings, 40),
    slope: question(W.slope),
    slopeHint: hint(W.slopeHint),
    ditchSlope: question(W.ditchSlope),
    ravineSlope: question(W.ravineSlope),
    outfallSlopeHint: hint(W.outfallSlopeHint),
    slopeShown: shown(W.slopeShown),
    ditchShown: shown(W.ditchShown),
    fallMark: mark(W.fallMark),
    depthMark: mark(W.depthMark),
    outfallMark: mark(W.outfallMark),
    ditchDepth: line(W.ditchDepth, 60),
    ravineDepth: line(W.ravineDepth, 60),
    depthHint: optionalLine(W.depthHint, 120),
    plotFall: line(W.plotFall, 60),
    ditchFall: line(W.ditchFall, 60),
    ravineFall: line(W.ravineFall, 60),
    plotFallHint: hint(W.plotFallHint),
    ditchFallHint: hint(W.ditchFallHint),
    ravineFallHint: hint(W.ravineFallHint),
    uphill: line(W.uphill, 40),
  }),
  wizardWay: block(W.wizardWay, {
    ...laterStep,
    toStation: line(W.toStation, 60),
    toStationHint: hint(W.toStationHint),
    toOutfall: line(W.toOutfall, 60),
    toOutfallHint: hint(W.toOutfallHint),
  }),
  wizardSend: block(W.wizardSend, {
    ...laterStep,
    commentHint: optionalLine(W.commentHint, 80),
    sentToSite: line(W.sentToSite, 120),
    sentToChat: namedLine(W.sentToChat, 120, '{name} — мессенджер'),
    sentByHand: line(W.sentByHand, 120),
    sentToBoth: line(W.sentToBoth, 120),
  }),
}
