import type { WizardWords } from '../state/step-state.ts'

/** Where the pipe leaves the house: from the ground down to the bottom of the pipe is what is asked. Narrow screens see its middle. */
export function PipeDrawing({ pipeShown, pipeNumber, pipeGround, pipeBottom }: WizardWords['wizardPipe']) {
  // In two lines, the last word below the others.
  const [, first = '', last = pipeNumber] = /^(.*) (\S+)$/.exec(pipeNumber) ?? []
  return (
    <svg
      className="sketch"
      viewBox="0 0 620 196"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={pipeShown}
    >
      <path className="ground__sky" d="M0 0h620v196H0z" />
      <path className="ground__top" d="M0 68h620v14H0z" />
      <path className="ground__soil" d="M0 82h620v114H0z" />
      <path className="sketch__room" d="M0 0h232v48H0z" />
      <path className="sketch__wall" d="M212 -4h26v52h-26z" />
      <path className="sketch__concrete" d="M-4 48h216v12H-4zM204 48h34v124h-34z" />
      <path className="ground__line" d="M238 68H620" />
      <path className="ground__turf" d={TURF} />
      <path className="sketch__dig" d="M252 68q2 66 12 74h24q10-8 12-74z" />
      <path className="sketch__pipe" d="M176 -4h12V112q0 4 4 4l432 9v12L192 128q-16 0-16-14z" />
      <path
        className="sketch__tape"
        d="M270 68h12v62h-12zM270 76h5M270 84h5M270 92h5M270 100h9M270 108h5M270 116h5"
      />
      <path className="ground__house" d="M264 48h24v20h-24z" />
      <path className="sketch__ref" d="M282 130h78" />
      <path className="sketch__dim" d="M344 62v74M340 72l8-8M340 134l8-8" />
      <text x="352" y="94">
        {first}
        <tspan x="352" dy="18">
          {last}
        </tspan>
      </text>
      <text x="352" y="58" className="is-sky">
        {pipeGround}
      </text>
      <text x="352" y="158">
        {pipeBottom}
      </text>
    </svg>
  )
}

const TURF =
  'M246 68l-2-5M306 68l2-6M326 68l-2-7M372 68l-2-5M396 68l2-7M420 68l-2-6M446 68l2-5M474 68l-2-6M502 68l2-7M530 68l-2-5M560 68l2-6M590 68l-2-7'
