import { paymentGateways } from '@plaza/contracts/payments/payment.entity'
import { isBagTaxed } from '@plaza/contracts/cart/bags.entity'
import { ownColors } from '@plaza/contracts/business/business-changes.entity'
import { Checkbox, ColorInput, type ControlProps, type RecordField } from '@plaza/ui/forms'
import { Button } from '@plaza/ui'
import { themeOf } from '@plaza/ui/tokens'
import type { ReactNode } from 'react'
import { type Column, ListEditor } from '../parts/list-editor.tsx'
import { TextGroup } from '../parts/text-group.tsx'
import { ContrastList } from './contrast-list.tsx'
import { describeFooter, describeParts, describeRows, recordOf, rowsOf } from './describe-settings.ts'
import { FooterEditor } from './footer-editor.tsx'
import { PictureField } from './picture-field.tsx'

export const settingsTabs = [
  { key: 'ventas', label: 'Ventas' },
  { key: 'pagina', label: 'Encabezado y pie' },
  { key: 'textos', label: 'Textos e imágenes' },
  { key: 'tema', label: 'Apariencia' },
  { key: 'avanzado', label: 'Medición' },
] as const

const ownTexts = [
  { key: 'categories_title', label: 'Título de las categorías' },
  { key: 'offers_page_title', label: 'Título de las ofertas' },
  { key: 'comunity', label: 'Nombre de la comunidad' },
  { key: 'custom_carts_title', label: 'Título de los mercados' },
  { key: 'custom_carts_description', label: 'Descripción de los mercados' },
  { key: 'custom_carts_image', label: 'Imagen de los mercados' },
  { key: 'cart_continue_button', label: 'Botón del carrito' },
  { key: 'end_shopping_alert', label: 'Aviso al terminar la compra' },
]
const ownFlags = [
  { key: 'shopping_show_products_table', label: 'Mostrar los productos del pedido en una tabla' },
  { key: 'categories_with_names', label: 'Mostrar el nombre bajo cada categoría' },
]

const logoPlaces = [
  { key: 'main', label: 'Principal' },
  { key: 'header', label: 'Encabezado' },
  { key: 'mini', label: 'Celular' },
]
const imagePlaces = [
  { key: 'app_shadow', label: 'Fondo de la tienda (app_shadow)' },
  { key: 'modal_city', label: 'Selector de ciudad' },
  { key: 'empty_cart', label: 'Carrito vacío' },
]

const colorLabels: Record<(typeof ownColors)[number], string> = {
  action: 'Acción',
  'action-hover': 'Acción al pasar el cursor',
  'action-tint': 'Tinte de acción',
  'action-fg': 'Texto sobre acción',
  offer: 'Oferta',
  'offer-fg': 'Texto sobre oferta',
  'bg-page': 'Fondo de la página',
  'bg-card': 'Fondo de las tarjetas',
  fg: 'Texto',
  'fg-muted': 'Texto secundario',
  outline: 'Bordes',
}
const colorParts = ownColors.map((key) => ({ key, label: colorLabels[key] }))

/** Every field of the configuration that a superadmin may change, where it stands on the form. */
export const settingsFields: readonly RecordField[] = [
  { name: 'title', label: 'Nombre de la empresa', kind: 'text', required: true, maxLength: 100, half: true },
  {
    name: 'app_title',
    label: 'Título de la página',
    kind: 'text',
    maxLength: 200,
    half: true,
    help: 'Lo que muestra la pestaña del navegador.',
  },
  {
    name: 'habeas_url',
    label: 'Servidor de habeas data',
    kind: 'text',
    help: 'Dirección que responde ciudades, barrios y descargas de habeas data. Vacía: este servidor.',
  },
  { name: 'support_url', label: 'Enlace de contacto', kind: 'text', help: 'Botón Contáctanos: una dirección de WhatsApp o una página.' },
  group('legal_identity', 'Identidad legal', 'Va al pie de cada página (Ley 1480, art. 50).', [
    { key: 'name', label: 'Razón social' },
    { key: 'nit', label: 'NIT' },
    { key: 'address', label: 'Dirección' },
    { key: 'phone', label: 'Teléfono' },
    { key: 'email', label: 'Correo' },
  ]),
  { name: 'terms', label: 'Términos y condiciones', kind: 'rich' },

  {
    name: 'cart_min_price',
    label: 'Pedido mínimo',
    kind: 'number',
    counts: 'money',
    min: 0,
    tab: 'ventas',
    half: true,
    help: 'En pesos; 0 es sin mínimo.',
  },
  { name: 'delivery_price', label: 'Precio del domicilio', kind: 'number', counts: 'money', min: 0, tab: 'ventas', half: true },
  {
    name: 'delivery_price_rule',
    label: 'Regla del domicilio',
    kind: 'select',
    tab: 'ventas',
    half: true,
    options: [
      { value: 'flat', label: 'El mismo precio siempre' },
      { value: 'zone', label: 'El de la zona de la dirección' },
    ],
  },
  { name: 'payment_hold_minutes', label: 'Minutos para pagar en línea', kind: 'number', min: 1, max: 1440, tab: 'ventas', half: true },
  { name: 'delivery_promise', label: 'Promesa de entrega', kind: 'text', tab: 'ventas', help: 'Se dice antes de comprar (Ley 2439).' },
  list('bags_config', 'Bolsas', 'bolsa', 'ventas', [
    { key: 'name', label: 'Nombre', required: true, wide: 2 },
    { key: 'code', label: 'Código', required: true },
    { key: 'price_per_bag', label: 'Precio sin impuesto', kind: 'number', counts: 'money', required: true },
    { key: 'products_per_bag', label: 'Productos por bolsa', kind: 'number' },
    { key: 'products_grams_limit', label: 'Gramos por bolsa', kind: 'number', counts: 'grams' },
    { key: 'taxed', label: 'Paga impuesto', kind: 'switch', fallback: ({ code }) => isBagTaxed({ code: String(code ?? '') }) },
  ]),
  list('bag_tax', 'Impuesto a las bolsas', 'impuesto', 'ventas', [
    { key: 'from', label: 'Desde', kind: 'date', required: true },
    { key: 'amount', label: 'Pesos por bolsa', kind: 'number', counts: 'money', required: true },
  ]),
  { name: 'order_carnes_last', label: 'Carnes al final de las categorías', kind: 'switch', tab: 'ventas' },

  list('header_message', 'Mensajes del encabezado', 'mensaje', 'pagina', [
    { key: 'text', label: 'Texto', required: true, wide: 2 },
    { key: 'link', label: 'Enlace', wide: 2 },
    { key: 'icon', label: 'Icono' },
  ]),
  custom('footer_config', 'Pie de página', 'pagina', describeFooter, (control) => <FooterEditor {...control} />),

  custom('custom_text_fields', 'Textos propios', 'textos', describeParts([...ownTexts, ...ownFlags]), (control) => <Texts {...control} />),
  custom('logos', 'Logos', 'textos', describeParts(logoPlaces), (control) => <Pictures {...control} places={logoPlaces} label="Logos" />),
  custom('custom_static_images', 'Imágenes fijas', 'textos', describeParts(imagePlaces), (control) => (
    <Pictures {...control} places={imagePlaces} label="Imágenes fijas" />
  )),

  {
    name: 'theme',
    label: 'Tema',
    kind: 'select',
    tab: 'tema',
    placeholder: 'El de los módulos',
    options: [
      { value: 'theme_green', label: 'Verde' },
      { value: 'theme_blue', label: 'Azul' },
    ],
  },
  custom('colors', 'Colores propios', 'tema', describeParts(colorParts), (control) => <Colors {...control} />),

  { name: 'ga_measurement_id', label: 'Google Analytics', kind: 'text', tab: 'avanzado', half: true, placeholder: 'G-XXXXXXX' },
  { name: 'gtag_id', label: 'Etiqueta de Google', kind: 'text', tab: 'avanzado', half: true, placeholder: 'AW-XXXXXXX' },
  { name: 'gtag_business_id', label: 'Etiqueta de la empresa', kind: 'text', tab: 'avanzado', half: true },
  {
    name: 'payment_gateways',
    label: 'Pasarelas de pago en línea',
    kind: 'multi',
    tab: 'ventas',
    options: paymentGateways.map((name) => ({ value: name, label: name === 'wompi' ? 'Wompi' : 'Credibanco' })),
    help: 'La primera es la que se ofrece. Las llaves se guardan en la pestaña Pagos.',
  },
  group(
    'maps',
    'Mapas',
    'Vacío: los mapas de la plataforma.',
    [
      { key: 'key', label: 'Llave pública' },
      { key: 'style', label: 'Estilo' },
    ],
    'avanzado',
  ),
]

/** S-3-114. */
function Texts({ value, onChange, disabled, error }: ControlProps) {
  const now = recordOf(value)
  return (
    <>
      <TextGroup
        label="Textos propios"
        help="Vacío: el texto de siempre."
        fields={ownTexts}
        values={now}
        onChange={onChange}
        error={error}
        disabled={disabled}
      />
      {ownFlags.map(({ key, label }) => (
        <Checkbox
          key={key}
          checked={now[key] === true || now[key] === 'true'}
          disabled={disabled}
          onChange={(checked) => onChange({ ...now, [key]: checked })}
        >
          {label}
        </Checkbox>
      ))}
    </>
  )
}

function Pictures({ value, onChange, disabled, places, label }: ControlProps & { places: typeof logoPlaces; label: string }) {
  const now = recordOf(value)
  const known = new Set(places.map(({ key }) => key))
  const others = Object.keys(now)
    .filter((key) => !known.has(key))
    .map((key) => ({ key, label: key }))
  return (
    <fieldset className="ads-group" disabled={disabled}>
      <legend className="pz-field__label">{label}</legend>
      {[...places, ...others].map((place) => (
        <PictureField
          key={place.key}
          label={place.label}
          value={now[place.key]}
          disabled={disabled}
          onChange={(address) => onChange({ ...now, [place.key]: address })}
        />
      ))}
    </fieldset>
  )
}

function Colors({ value, onChange, disabled, error, values }: ControlProps) {
  const now = recordOf(value)
  const theme = themeOf({ theme: typeof values.theme === 'string' ? values.theme : null })
  return (
    <fieldset className="ads-group" disabled={disabled}>
      <legend className="pz-field__label">Colores propios</legend>
      <p className="pz-field__help">Cada uno vale sobre el del tema.</p>
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      {ownColors.map((name) => (
        <ColorInput
          key={name}
          label={colorLabels[name]}
          value={typeof now[name] === 'string' ? now[name] : theme[name]}
          onChange={(color) => onChange({ ...now, [name]: color === '' || color === theme[name] ? null : color })}
        />
      ))}
      {ownColors.some((name) => now[name]) && (
        <Button size="small" onClick={() => onChange({})}>
          Volver a los colores del tema
        </Button>
      )}
      <ContrastList business={{ theme: typeof values.theme === 'string' ? values.theme : null, colors: now as Record<string, string> }} />
    </fieldset>
  )
}

type Describe = (value: unknown) => string[]

function custom(
  name: string,
  label: string,
  tab: string | undefined,
  describe: Describe,
  render: (control: ControlProps) => ReactNode,
): RecordField {
  return { name, label, kind: 'custom', render, describe, ...(tab ? { tab } : {}) }
}

function list(name: string, label: string, noun: string, tab: string, columns: readonly Column[]): RecordField {
  return custom(name, label, tab, describeRows(columns), ({ value, onChange, error, disabled }) => (
    <ListEditor label={label} noun={noun} columns={columns} rows={rowsOf(value)} onChange={onChange} error={error} disabled={disabled} />
  ))
}

function group(name: string, label: string, help: string, fields: readonly { key: string; label: string }[], tab?: string): RecordField {
  return custom(name, label, tab, describeParts(fields), ({ value, onChange, error, disabled }) => (
    <TextGroup label={label} help={help} fields={fields} values={recordOf(value)} onChange={onChange} error={error} disabled={disabled} />
  ))
}
