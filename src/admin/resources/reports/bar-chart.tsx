import { type BarChartOptions, BarChart as Chart } from 'chartist'
import { useEffect, useRef } from 'react'
import './bar-chart.css'

/** Widest bar and narrowest room for a label below it, px. */
const MAX_BAR = 44
const LABEL_ROOM = 66
/** Part of its place that a bar fills. */
const FILLED = 0.72

/**
 * Columns, stacked where there are several series. A picture to screen readers and in print: its name says the main thing, the
 * numbers are in the table beside it.
 */
export function BarChart({ name, columns, goal, isLabelled = false }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const chart = draw(element, columns, { goal, isLabelled })
    const onResize = new ResizeObserver(() => chart.update())
    onResize.observe(element)
    return () => {
      onResize.disconnect()
      chart.detach()
    }
  }, [columns, goal, isLabelled])
  return <div ref={box} className="bar-chart" role="img" aria-label={name} />
}

function draw(element: HTMLElement, columns: readonly Column[], { goal, isLabelled }: Marks) {
  const labels = columns.map(({ label }) => label)
  const parts = Math.max(1, ...columns.map(({ values }) => values.length))
  const series = Array.from({ length: parts }, (_, part) => columns.map(({ values }) => values[part] ?? 0))
  const options: BarChartOptions = {
    stackBars: true,
    // Few inquiries must not look like many: four steps at the least.
    high: Math.max(4, ...columns.map(({ values }) => sumOf(values))),
    chartPadding: { top: isLabelled ? 20 : 10, right: 4, bottom: 0, left: 0 },
    axisX: { showGrid: false, offset: 24, labelInterpolationFnc: (label) => label },
    axisY: { onlyInteger: true, offset: 32, scaleMinSpace: 36 },
  }
  const chart = new Chart(element, { labels, series }, options)
  chart.on('draw', (part) => {
    if (part.type === 'bar') {
      const column = columns[part.index]
      const room = part.axisX.axisLength / columns.length
      part.element.attr({ style: `stroke-width: ${Math.min(MAX_BAR, room * FILLED)}px` })
      part.element.elem('title').text(column?.title ?? '')
      if (isLabelled && part.seriesIndex === parts - 1) {
        part.group
          .elem('text', { x: part.x2, y: part.y2 - 6, 'text-anchor': 'middle' }, 'bar-chart__count')
          .text(String(sumOf(column?.values ?? [])))
      }
    } else if (part.type === 'label' && part.axis.units.pos === 'x') {
      // Every label that has room, counted from the last column.
      const every = Math.ceil((LABEL_ROOM * columns.length) / part.axis.axisLength)
      if (!isLabelled && (columns.length - 1 - part.index) % every > 0) part.element.remove()
    }
  })
  chart.on('created', ({ svg, chartRect }) => {
    // Paper is narrower than the screen: the drawing is scaled instead of being cut.
    svg.attr({ viewBox: `0 0 ${element.clientWidth} ${element.clientHeight}` })
    if (goal === undefined) return
    const x = chartRect.x1 + (chartRect.width() / columns.length) * goal.after
    svg.elem('line', { x1: x, x2: x, y1: chartRect.y2 - 8, y2: chartRect.y1 }, 'bar-chart__goal')
    svg.elem('text', { x: x + 6, y: chartRect.y2 - 2 }, 'bar-chart__goal-label').text(goal.label)
  })
  return chart
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

interface Column {
  label: string
  /** What the pointer reads. */
  title: string
  /** From the bottom up. */
  values: readonly number[]
}

interface Marks {
  /** A line after so many columns. */
  goal: { after: number; label: string } | undefined
  /** Whether every column has its label and its number; else those that have room, and an axis. */
  isLabelled: boolean
}

interface BarChartProps extends Partial<Marks> {
  /** What a screen reader reads instead. */
  name: string
  columns: readonly Column[]
}
