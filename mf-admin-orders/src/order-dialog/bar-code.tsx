import JsBarcode from 'jsbarcode'

/** Modules of white that scanners need at both ends. */
const quiet = 10

/** The modules of a Code 128: `1` is a bar, `0` a space. */
export function barsOf(text: string): string {
  const drawn: { encodings?: readonly { readonly data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}

/** A bar code for hand scanners. */
export function BarCode({ text }: { text: string }) {
  const bars = barsOf(text)
  return (
    <svg
      className="ado-sheet__bars"
      viewBox={`0 0 ${bars.length + 2 * quiet} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={`Código de barras ${text}`}
    >
      <rect width="100%" height="40" fill="#fff" />
      {[...bars.matchAll(/1+/g)].map(({ index, 0: bar }) => (
        <rect key={index} x={index + quiet} width={bar.length} height={40} fill="#000" />
      ))}
    </svg>
  )
}
