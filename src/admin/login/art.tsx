/** Decorative drawing next to the sign-in form. */
export function LoginArt() {
  return (
    <svg viewBox="0 0 720 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Ground />
      <g fill="none" stroke="var(--draw-line)" strokeWidth="2" strokeLinejoin="round">
        <path fill="var(--draw-body)" d="M40 430V262l126-84 126 84v168z" />
        <path d="M22 274l144-96 144 96" />
        <path fill="var(--draw-wall)" d="M86 300h52v56H86zM192 300h52v130h-52z" />
        <path d="M112 300v56M86 328h52" />
      </g>
      <path fill="none" stroke="var(--draw-line)" strokeWidth="2" d="M0 430h428M572 430h148" />
      <path stroke="var(--draw-grass)" strokeWidth="5" d="M0 427h426M574 427h146" />
      <path
        fill="none"
        stroke="var(--draw-grass)"
        strokeWidth="2"
        d="M14 426l-4-9m6 9l3-12m224 12l-4-9m6 9l3-12m86 12l-4-9m6 9l3-12m254 12l-4-9m6 9l3-12m94 12l-4-9m6 9l3-12"
      />
      <Pipe width={18} wall={1.5} axis="M218 440v52l190 14" walls="M209 440v60l199 15M227 440v44l181 13" />
      <Station />
      <Pipe width={14} wall={1.5} axis="M600 520l120 8" walls="M600 513l120 8M600 527l120 8" />
      <path
        fill="none"
        stroke="var(--draw-dim)"
        strokeWidth="1.3"
        d="M640 396v396M633 396h14M633 792h14M400 826h200M400 819v14M600 819v14M330 430v68M323 430h14M323 498h14"
      />
      <g fill="var(--draw-dim)" fontSize="19">
        <text x="654" y="650">
          2500
        </text>
        <text x="500" y="854" textAnchor="middle">
          1150
        </text>
        <text x="318" y="472" textAnchor="end">
          700
        </text>
      </g>
    </svg>
  )
}

/** Sky, layers of soil, ground water, and the sand around the station. */
function Ground() {
  return (
    <>
      <path fill="var(--draw-sky)" d="M0 0h720v430H0z" />
      <path fill="var(--draw-soil-2)" d="M0 430h720v570H0z" />
      <path fill="var(--draw-soil-3)" d="M0 640c180-24 420 30 720-6v366H0z" />
      <path fill="var(--draw-soil-1)" d="M0 830c200-30 480 26 720-4v174H0z" />
      <path
        fill="var(--draw-ground-water)"
        opacity=".5"
        d="M0 900c90-10 180 10 270 0s180-10 270 0 120 8 180 0v100H0z"
      />
      <path
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="1.2"
        opacity=".28"
        d="M60 560h22M150 590h16M300 570h20M90 700l14 14M230 720l14 14M330 690l14 14M70 800l14 14M280 790l14 14M660 580h20M690 700l12 12M650 760l14 14"
      />
      <path
        fill="var(--draw-sand)"
        stroke="var(--draw-line)"
        strokeWidth="1.2"
        strokeDasharray="7 6"
        d="M366 430l16 382h236l16-382"
      />
    </>
  )
}

/** The body under its lid, with the water of its chambers and the air in it. */
function Station() {
  return (
    <>
      <g stroke="var(--draw-line)" strokeWidth="2">
        <path fill="var(--draw-lid)" d="M414 396h172v22H414z" />
        <path fill="var(--draw-body)" d="M428 418h144v44H428z" />
        <path fill="var(--draw-body)" d="M400 462h200v330H400z" />
      </g>
      <path fill="var(--draw-raw)" d="M402 552h97v238h-97z" />
      <path fill="var(--draw-mid)" d="M501 566h97v110h-97z" />
      <path fill="var(--draw-clean)" d="M501 678h97v112h-97z" />
      <path fill="none" stroke="var(--draw-line)" strokeWidth="2" d="M500 470v322M500 677h100" />
      <path
        fill="none"
        stroke="var(--draw-line)"
        strokeWidth="1.5"
        d="M402 552h97M501 566h97M446 760V530q0-12 12-12h62v40M560 774v-90q0-10-10-10"
      />
      <g fill="var(--draw-sky)">
        <circle cx="524" cy="650" r="3" />
        <circle cx="538" cy="628" r="3" />
        <circle cx="552" cy="652" r="3" />
        <circle cx="566" cy="622" r="3" />
        <circle cx="580" cy="644" r="3" />
        <circle cx="532" cy="600" r="3" />
        <circle cx="572" cy="594" r="3" />
      </g>
    </>
  )
}

function Pipe({ axis, walls, width, wall }: { axis: string; walls: string; width: number; wall: number }) {
  return (
    <g fill="none">
      <path stroke="var(--draw-steel)" strokeWidth={width} d={axis} />
      <path stroke="var(--draw-line)" strokeWidth={wall} d={walls} />
    </g>
  )
}
