import { deleteTenant, type Erased, listTenants, type Tenant } from '@plaza/contracts/business/tenants.api'
import { tenantTexts } from '@plaza/contracts/business/tenants.messages'
import { Button } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

/** Erases a business once its name was typed, and shows the proof: what went from each table, and that nothing is left. */
export function EraseTenant({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const erase = useCallMutation(deleteTenant, { invalidates: [listTenants] })
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [proof, setProof] = useState<Erased | null>(null)
  const go = async () => {
    setProblem(null)
    const answer = await erase.run({ id: tenant.id, confirm: typed.trim() })
    if (answer.ok) setProof(answer.value.data)
    else setProblem(answer.problem.message)
  }
  const footer = proof ? (
    <Button look="primary" onClick={onClose}>
      Listo
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button look="danger" busy={erase.isPending} disabled={typed.trim() !== tenant.id} onClick={() => void go()}>
        Borrar para siempre
      </Button>
    </>
  )
  return (
    <Dialog open title={proof ? `${tenant.title} fue borrada` : `¿Borrar ${tenant.title}?`} onClose={onClose} footer={footer}>
      {proof ? (
        <Proof proof={proof} />
      ) : (
        <div className="ads-erase">
          <p>
            Se borran sus productos, pedidos, usuarios, imágenes y todo lo demás. No se puede deshacer: exporta sus datos antes si alguien
            los puede necesitar.
          </p>
          <TextInput label={`Escribe ${tenant.id} para confirmar`} value={typed} onChange={setTyped} error={problem} autoComplete="off" />
        </div>
      )}
    </Dialog>
  )
}

function Proof({ proof: { tables, files, files_noted, remaining } }: { proof: Erased }) {
  const touched = tables.filter(({ deleted }) => deleted > 0)
  const rows = touched.reduce((sum, { deleted }) => sum + deleted, 0)
  return (
    <div className="ads-erase">
      <p role="status">
        {remaining === 0
          ? files_noted
            ? tenantTexts.filesNoted
            : tenantTexts.erased
          : `Quedan ${remaining} filas: avisa al equipo de la plataforma.`}{' '}
        Se borraron {rows.toLocaleString('es-CO')} filas de {touched.length} tablas y {files.toLocaleString('es-CO')} archivos; se contó de
        nuevo en {tables.length} tablas.
      </p>
      <table className="pz-table">
        <caption className="pz-hidden">Prueba del borrado</caption>
        <thead>
          <tr>
            <th scope="col">Tabla</th>
            <th scope="col">Borradas</th>
            <th scope="col">Quedan</th>
          </tr>
        </thead>
        <tbody>
          {touched.map(({ table, deleted, remaining: left }) => (
            <tr key={table}>
              <td>{table}</td>
              <td>{deleted.toLocaleString('es-CO')}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
