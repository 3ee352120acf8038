import type { WizardWords } from '../state/step-state.ts'

/** Section through the plot: house, slope, and where the water goes; the two numbers that are asked. Narrow screens see its middle. */
export function SlopeDrawing({ hasDitch, words }: SlopeDrawingProps) {
  const bank = hasDitch ? 'L288 116L310 160H330L352 116H640' : 'L288 116H640'
  return (
    <svg
      className="sketch"
      viewBox="0 0 620 196"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={hasDitch ? words.ditchShown : words.slopeShown}
    >
      <path className="ground__sky" d="M0 0h620v196H0z" />
      <path className="ground__top" d={`M-4 70H228${bank}V196H-4z`} />
      <path
        className="ground__soil"
        d={hasDitch ? 'M-4 83H228L285 130L306 172H334L356 130H640V196H-4z' : 'M-4 83H228L286 130H640V196H-4z'}
      />
      <path className="ground__line" d={`M-4 70H228${bank}`} />
      <path className="ground__turf" d={`${TURF}${hasDitch ? TURF_BEYOND_DITCH : TURF_BELOW}`} />
      <path className="ground__house" d="M170 70V34l24-20 24 20v36z" />
      <path className="sketch__ref" d="M228 70H300" />
      <path className="sketch__dim" d="M284 62v62M280 74l8-8M280 120l8-8" />
      <text x="296" y="58" textAnchor="middle" className="is-sky">
        {words.fallMark}
      </text>
      {hasDitch ? (
        <>
          <path className="sketch__ref" d="M330 160h44M352 116h22" />
          <path className="sketch__dim" d="M364 110v56M360 120l8-8M360 164l8-8" />
          <text x="372" y="146">
            {words.depthMark}
          </text>
        </>
      ) : (
        <>
          <path className="sketch__flow" d="M330 92v18m-6-7 6 7 6-7" />
          <text x="344" y="106" className="is-sky">
            {words.outfallMark}
          </text>
        </>
      )}
    </svg>
  )
}

type SlopeDrawingProps = { hasDitch: boolean; words: WizardWords['wizardOutfall'] }

const TURF =
  'M20 70l-2-5M46 70l2-6M73 70l-2-7M99 70l-2-5M126 70l2-6M150 70l-2-5M242 81l-2-6M258 94l2-6M270 104l-2-6'
const TURF_BEYOND_DITCH =
  'M362 116l-2-6M388 116l2-6M415 116l-2-7M446 116l2-5M480 116l-2-6M512 116l2-6M548 116l-2-7M584 116l2-5'
const TURF_BELOW =
  'M300 116l2-6M400 116l2-6M430 116l-2-7M458 116l2-5M490 116l-2-6M520 116l2-6M552 116l-2-7M588 116l2-5'
