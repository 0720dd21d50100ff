import { getLaunchChecklist, type LaunchStep } from '@plaza/contracts/business/launch-checklist.api'
import { QueryView, Skeleton } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Link } from '@plaza/ui/router'
import { CircleCheck, CircleDashed } from 'lucide-react'
import '../parts/admin-page.css'
import './first-steps.css'

/** What a new business does before its first sale. */
export default function FirstStepsPage() {
  const query = useCall(getLaunchChecklist, {}, { staleTime: 0 })
  return (
    <div className="ads-page">
      <h1>Primeros pasos</h1>
      <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar los primeros pasos.">
        {({ data }) => (
          <>
            <p role="status">{progressText(data.filter(({ isDone }) => isDone).length, data.length)}</p>
            <ol className="ads-steps">
              {data.map(({ step, isDone }) => (
                <Step key={step} step={step} isDone={isDone} />
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </div>
  )
}

const progressText = (done: number, all: number) =>
  done === all ? 'Tu tienda está lista para vender.' : `Llevas ${done} de ${all} pasos para empezar a vender.`

interface StepWords {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly action: string
}

const words: Record<LaunchStep, StepWords> = {
  office: {
    title: 'Crea tu primera sede',
    text: 'Con su dirección y su teléfono. Sin sedes, la tienda dice que abre pronto.',
    path: '/admin/offices',
    action: 'Ir a Sedes',
  },
  coverage: {
    title: 'Dibuja la cobertura',
    text: 'Hasta dónde llega el domicilio de la sede.',
    path: '/admin/offices',
    action: 'Ir a Sedes',
  },
  products: {
    title: 'Carga los productos',
    text: 'Importa el catálogo con precios y existencias por sede, o créalos uno por uno.',
    path: '/admin/import-data',
    action: 'Importar datos',
  },
  legalIdentity: {
    title: 'Completa la identidad legal',
    text: 'Razón social y NIT: la ley pide mostrarlos antes de pagar (Ley 1480).',
    path: '/admin/business-config',
    action: 'Ir a Configuración',
  },
  terms: {
    title: 'Escribe los términos y condiciones',
    text: 'Tus clientes los aceptan al registrarse.',
    path: '/admin/business-config',
    action: 'Ir a Configuración',
  },
  payments: {
    title: 'Conecta los pagos en línea',
    text: 'Las llaves de la pasarela. Sin ellas se paga en efectivo o con datáfono.',
    path: '/admin/business-config',
    action: 'Ir a Pagos',
  },
}

function Step({ step, isDone }: { readonly step: LaunchStep; readonly isDone: boolean }) {
  const { title, text, path, action } = words[step]
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="ads-step" data-done={isDone}>
      <Icon size={24} aria-hidden="true" />
      <div>
        <h2>
          {title}
          <span className="pz-hidden">: {isDone ? 'listo' : 'pendiente'}</span>
        </h2>
        <p className="pz-muted">{text}</p>
      </div>
      <Link className="pz-button pz-button--secondary pz-button--small" to={path}>
        {action}
      </Link>
    </li>
  )
}
