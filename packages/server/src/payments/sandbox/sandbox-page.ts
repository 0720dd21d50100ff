import { formatPesos } from '@plaza/contracts/kernel/money'
import type { SandboxPayment } from './sandbox-books.ts'

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const

interface Due {
  readonly title: string
  readonly shop: string
  readonly reference: string
  readonly amountInCents: number
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly back: string
}

/** Where the shopper pays at the sandbox's Wompi: the documented test numbers decide. No script. */
export const wompiPage = (due: Due): string =>
  page(
    due.title,
    `${summary(due)}
<form method="post" action="${escape(due.action)}">${hidden(due.fields)}
<fieldset><legend>Medio de pago</legend>
${method('CARD', 'Tarjeta', `${field('card', 'Número de tarjeta', '4242 4242 4242 4242', 'cc-number')}<small>4242 4242 4242 4242 aprueba · 4111 1111 1111 1111 rechaza · otra da error</small>`, true)}
${method('NEQUI', 'Nequi', `${field('nequi', 'Celular Nequi', '3991111111', 'tel-national')}<small>3991111111 aprueba · 3992222222 rechaza · otro da error</small>`)}
${method('PSE', 'PSE', `<label>Banco<select name="bank"><option value="1">Banco que aprueba</option><option value="2">Banco que rechaza</option></select></label>`)}
${method('BANCOLOMBIA_COLLECT', 'Efectivo en corresponsal', '<small>Queda pendiente hasta que alguien lo pague</small>')}
</fieldset>
<details><summary>Opciones de prueba</summary><label>Aviso a la tienda<select name="habit">
<option value="once">Una vez</option><option value="twice">Repetido y desordenado</option><option value="late">Tardío (10 segundos)</option><option value="never">Nunca</option></select></label></details>
<button>Pagar ${formatPesos(due.amountInCents / 100)}</button></form>
<a href="${escape(due.back)}">Cancelar y volver a la tienda</a>`,
  )

export const credibancoPage = (due: Due): string =>
  page(
    due.title,
    `${summary(due)}
<form method="post" action="${escape(due.action)}">${hidden(due.fields)}
${field('card', 'Número de tarjeta', '4242 4242 4242 4242', 'cc-number')}<small>4242 4242 4242 4242 aprueba · otra se rechaza</small>
<button>Pagar ${formatPesos(due.amountInCents / 100)}</button></form>
<a href="${escape(due.back)}">Cancelar y volver a la tienda</a>`,
  )

export const refusedPage = (reason: string): string => page('No podemos abrir este pago', `<p role="alert">${escape(reason)}</p>`)

/** The sandbox's own books: settle what is pending, tell the shop again. */
export const booksPage = (title: string, base: string, payments: readonly SandboxPayment[]): string =>
  page(
    title,
    payments.length === 0 ? '<p>Todavía no hay pagos.</p>' : `<ul class="books">${payments.map((each) => entry(base, each)).join('')}</ul>`,
  )

const entry = (base: string, { id, reference, status, amount_in_cents: amount }: SandboxPayment) => `<li>
<p><strong>${formatPesos(amount / 100)}</strong> ${escape(labels[status] ?? status)}<br><small>Pedido ${escape(reference)}</small></p>
<form method="post" action="${base}/transactions/${id}/settle">${
  status === 'PENDING'
    ? '<button name="status" value="APPROVED">Aprobar</button><button name="status" value="DECLINED" class="quiet">Rechazar</button>'
    : `<button name="status" value="${escape(status)}" class="quiet">Repetir aviso</button>${voidButton(status)}`
}</form></li>`

const voidButton = (status: string) => (status === 'APPROVED' ? '<button name="status" value="VOIDED" class="quiet">Anular</button>' : '')

const labels: Record<string, string> = {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobado',
  DECLINED: 'Rechazado',
  ERROR: 'Con error',
  VOIDED: 'Anulado',
}

const summary = ({ shop, reference, amountInCents }: Due) => `<dl>
<div><dt>Comercio</dt><dd>${escape(shop)}</dd></div>
<div><dt>Referencia</dt><dd class="ref">${escape(reference)}</dd></div>
<div class="total"><dt>Total a pagar</dt><dd>${formatPesos(amountInCents / 100)}</dd></div></dl>`

const method = (value: string, label: string, body: string, checked = false) =>
  `<div class="method"><label class="pick"><input type="radio" name="method" value="${value}"${checked ? ' checked' : ''}> ${label}</label><div class="more">${body}</div></div>`

const field = (name: string, label: string, value: string, autocomplete: string) =>
  `<label>${label}<input name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}"></label>`

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('')

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f4f5f8;color:#1f2937;font:16px/1.5 system-ui,sans-serif}
main{max-width:460px;margin:32px auto;padding:0 16px}.card{background:#fff;border:1px solid #e5e7eb;border-radius:20px;padding:28px 24px;display:grid;gap:20px}
.mark{margin:0 0 16px;text-align:center;font-size:14px;color:#4b5563}h1{margin:0;font-size:24px;line-height:32px}dl{margin:0;display:grid;gap:8px}dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:#4b5563}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}.ref{font-size:13px;overflow-wrap:anywhere}.total{padding-top:12px;border-top:1px solid #e5e7eb;font-size:20px;font-weight:700}.total dt{color:inherit}
form{display:grid;gap:16px}fieldset{display:grid;gap:8px;margin:0;padding:0;border:0}legend{padding:0 0 8px;font-weight:700}.method{border:1px solid #e5e7eb;border-radius:12px}.pick{display:flex;align-items:center;gap:10px;min-height:48px;padding:0 14px;font-weight:600}
.pick input{inline-size:20px;block-size:20px;accent-color:#4338ca}.more{display:none;padding:0 14px 14px}.method:has(input:checked){border-color:#4338ca;background:#f5f5ff}.method:has(input:checked) .more{display:grid;gap:6px}
label:not(.pick){display:grid;gap:4px;font-size:14px;font-weight:600}input:not([type=radio]),select{min-height:48px;padding:0 12px;border:1px solid #9ca3af;border-radius:12px;font:inherit;background:#fff;width:100%}
small{color:#4b5563;font-size:13px}button{min-height:48px;padding:0 20px;border:0;border-radius:12px;background:#4338ca;color:#fff;font:inherit;font-weight:700;cursor:pointer}button:hover{background:#3730a3}button.quiet{background:#eef0f4;color:#1f2937}
a{color:#4338ca;text-align:center}summary{cursor:pointer;font-size:14px;color:#4b5563;padding:4px 0}details label{margin-top:8px}:focus-visible{outline:3px solid #a5b4fc;outline-offset:2px}
.books{list-style:none;margin:0;padding:0;display:grid;gap:12px}.books li{display:flex;justify-content:space-between;align-items:center;gap:12px;flex-wrap:wrap;border-bottom:1px solid #e5e7eb;padding-bottom:12px}.books p{margin:0;overflow-wrap:anywhere}.books form{display:flex;gap:8px}[role=alert]{margin:0;color:#b91c1c;font-weight:600}`

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>
<body><main><p class="mark">Simulador de pagos · no se cobra nada</p><div class="card"><h1>${escape(title)}</h1>${body}</div></main></body></html>`

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
