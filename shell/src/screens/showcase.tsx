import { Badge, Breadcrumbs, Button, ErrorState, EmptyState, Picture, Price, Skeleton, Stepper, toasts } from '@plaza/ui'
import { Checkbox, NumberField, PasswordInput, RadioCards, Select, TextInput } from '@plaza/ui/forms'
import { ConfirmDialog, Drawer, Menu } from '@plaza/ui/overlays'
import { type ReactNode, useState } from 'react'

/** Every part of the interface on one page. */
export default function Showcase() {
  return (
    <>
      <h1>Componentes</h1>
      <Part name="Botones">
        <Button look="primary">Principal</Button>
        <Button>Secundario</Button>
        <Button look="quiet">Discreto</Button>
        <Button look="danger">Peligro</Button>
        <Button busy>Guardando</Button>
      </Part>
      <Part name="Insignias y precios">
        <Badge tone="offer">-20 %</Badge>
        <Badge tone="danger">-35 %</Badge>
        <Badge tone="success">Despachado</Badge>
        <Price amount={12_500} before={15_900} size="large" />
      </Part>
      <Part name="Cantidad">
        <StepperPart />
      </Part>
      <Part name="Estados">
        <Skeleton shape="card" />
        <EmptyState text="No hay productos en el carrito." />
        <ErrorState onRetry={() => toasts.info('Reintentando')} />
        <Picture src={null} alt="" width={160} height={160} />
        <Breadcrumbs crumbs={[{ text: 'Inicio', to: '/' }, { text: 'Frutas' }]} />
      </Part>
      <Part name="Notificaciones">
        <Button onClick={() => toasts.success('Cambios realizados!')}>Éxito</Button>
        <Button onClick={() => toasts.error('No se logró actualizar.')}>Error</Button>
      </Part>
      <Part name="Ventanas">
        <OverlaysPart />
      </Part>
      <FormPart />
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="pz-card pz-stack" aria-label={name}>
    <h2>{name}</h2>
    <div className="pz-row">{children}</div>
  </section>
)

function StepperPart() {
  const [count, setCount] = useState(0)
  return <Stepper label="Banano" count={count} onChange={setCount} />
}

function OverlaysPart() {
  const [open, setOpen] = useState<'drawer' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('drawer')}>Panel</Button>
      <Button onClick={() => setOpen('confirm')}>Confirmación</Button>
      <Menu trigger={<Button>Menú</Button>} items={[{ label: 'Saludar', onSelect: () => toasts.info('Hola') }]} />
      <Drawer open={open === 'drawer'} onClose={close} title="Panel">
        <p>Contenido</p>
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm'}
        title="¿Estás seguro?"
        confirmLabel="Sí, eliminar"
        danger
        onConfirm={close}
        onClose={close}
      />
    </>
  )
}

function FormPart() {
  const [values, setValues] = useState({ name: '', password: '', city: '', pay: 'online', terms: false, count: 1 as number | null })
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  return (
    <section className="pz-card pz-stack" aria-label="Formulario">
      <h2>Formulario</h2>
      <TextInput
        label="Nombre"
        required
        value={values.name}
        onChange={(name) => set({ name })}
        error={values.name.length === 1 ? 'Tu nombre debe tener minimo 4 letras' : null}
      />
      <PasswordInput label="Contraseña" value={values.password} onChange={(password) => set({ password })} />
      <Select
        label="Ciudad"
        value={values.city}
        onChange={(city) => set({ city })}
        placeholder="Selecciona una ciudad."
        options={[{ value: 'cali', label: 'Cali' }]}
      />
      <NumberField kind="count" label="Cantidad" value={values.count} onChange={(count) => set({ count })} min={0} />
      <RadioCards
        label="Pago"
        value={values.pay}
        onChange={(pay) => set({ pay })}
        options={[
          { value: 'online', label: 'En línea' },
          { value: 'cash', label: 'Efectivo' },
        ]}
      />
      <Checkbox checked={values.terms} onChange={(terms) => set({ terms })}>
        Acepto los términos
      </Checkbox>
    </section>
  )
}
