import { formatDate } from '@plaza/contracts/kernel/dates'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { Bar, Line } from 'react-chartjs-2'

Chart.register(BarController, BarElement, CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip)

export interface Point {
  readonly day: string
  readonly value: number
}

export interface DayDrawingProps {
  readonly kind: 'line' | 'bar'
  readonly points: readonly Point[]
  /** What a point is called: `Visitas`. */
  readonly name: string
  /** The whole in one sentence, for people who hear the page. */
  readonly label: string
  readonly format: (value: number) => string
}

/** Values by day: visits as a line, sales as bars. Colours are the theme's. */
export function DayDrawing({ kind, points, name, label, format }: DayDrawingProps) {
  const colour = token('--pz-action')
  const data = {
    labels: points.map(({ day }) => formatDate(day)),
    datasets: [
      {
        label: name,
        data: points.map(({ value }) => value),
        borderColor: colour,
        backgroundColor: kind === 'line' ? `${colour}1f` : colour,
        ...(kind === 'line'
          ? { fill: true, tension: 0.25, borderWidth: 2, pointRadius: points.length > 60 ? 0 : 2, pointHitRadius: 12 }
          : { borderRadius: 4, maxBarThickness: 28 }),
      },
    ],
  }
  const options = optionsOf('x', format)
  return (
    <div className="ado-chart__canvas">
      {kind === 'line' ? (
        <Line data={data as never} options={options as never} role="img" aria-label={label} />
      ) : (
        <Bar data={data as never} options={options as never} role="img" aria-label={label} />
      )}
    </div>
  )
}

export interface RankDrawingProps {
  readonly items: readonly { readonly title: string; readonly views: number }[]
  readonly label: string
  /** The place whose bar was clicked; the table opens it by keyboard. */
  readonly onOpen: (at: number) => void
}

const barHeight = 26

/** Products by views, most first; all of them, so that it scrolls. */
export function RankDrawing({ items, label, onOpen }: RankDrawingProps) {
  const data = {
    labels: items.map(({ title }, at) => `${at + 1}. ${title.length > 38 ? `${title.slice(0, 37)}…` : title}`),
    datasets: [
      { label: 'Vistas', data: items.map(({ views }) => views), backgroundColor: token('--pz-action'), borderRadius: 4, barThickness: 14 },
    ],
  }
  const options: ChartOptions<'bar'> = {
    ...optionsOf('y', (value) => value.toLocaleString('es-CO')),
    onHover: ({ native }, [bar]) => {
      if (native?.target instanceof HTMLElement) native.target.style.cursor = bar ? 'pointer' : ''
    },
    onClick: (_event, [bar]) => bar && onOpen(bar.index),
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ado-chart__rank" aria-label={label} tabIndex={0}>
      <div style={{ blockSize: items.length * barHeight + 40 }}>
        <Bar data={data} options={options as never} role="img" aria-label={label} />
      </div>
    </section>
  )
}

function optionsOf(along: 'x' | 'y', format: (value: number) => string): ChartOptions<'bar'> {
  const grid = { color: token('--pz-outline') }
  const ticks = { color: token('--pz-fg-muted'), font: { family: getComputedStyle(document.body).fontFamily, size: 12 } }
  const values = {
    beginAtZero: true,
    grid,
    border: { display: false },
    ticks: { ...ticks, precision: 0, maxTicksLimit: 6, callback: (value: string | number) => format(Number(value)) },
  }
  const names = {
    grid: { display: false },
    ticks: { ...ticks, maxRotation: 0, ...(along === 'x' ? { autoSkipPadding: 16 } : { autoSkip: false, crossAlign: 'far' as const }) },
  }
  return {
    indexAxis: along,
    responsive: true,
    maintainAspectRatio: false,
    animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 160 },
    interaction: { mode: 'index', axis: along, intersect: false },
    plugins: {
      tooltip: {
        backgroundColor: token('--pz-fg'),
        displayColors: false,
        callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(Number(parsed[along === 'x' ? 'y' : 'x']))}` },
      },
    },
    scales: along === 'x' ? { x: names, y: values } : { x: { ...values, position: 'top' }, y: names },
  }
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
