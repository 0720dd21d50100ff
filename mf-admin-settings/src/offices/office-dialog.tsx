import { deleteOffice, listAdminOffices, saveWebService, updateOffice } from '@plaza/contracts/branches/branches-admin.api'
import { listOffices } from '@plaza/contracts/branches/branches.api'
import { branchTexts } from '@plaza/contracts/branches/branches.messages'
import { type AdminOffice, adminOffice, webServiceKeys } from '@plaza/contracts/branches/office.entity'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { toasts } from '@plaza/ui'
import { type Outcome, RecordDialog, type Save } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useCallback, useRef, useState } from 'react'
import { CoverageTab } from '../coverage/coverage-tab.tsx'
import { ZonesTab } from '../zones/zones-tab.tsx'
import { HoursTab } from './hours-tab.tsx'
import { informationFields, inputOf, officeFaults, valuesOf, webServiceFields, webServiceTab } from './office-fields.ts'

interface Props {
  readonly office: AdminOffice
  readonly offices: readonly AdminOffice[]
  readonly onClose: () => void
}

/** One branch in five sheets. The first two are saved below; the others have buttons of their own. */
export function OfficeDialog({ office, offices, onClose }: Props) {
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, boolean>>>({})
  const isUnsaved = Object.values(unsaved).some(Boolean)
  const { save, remove } = useSaving(office, isUnsaved)
  const onCoverage = useCallback((dirty: boolean) => setUnsaved((now) => ({ ...now, coverage: dirty })), [])
  const onHours = useCallback((dirty: boolean) => setUnsaved((now) => ({ ...now, hours: dirty })), [])
  const onZones = useCallback((dirty: boolean) => setUnsaved((now) => ({ ...now, zones: dirty })), [])
  return (
    <RecordDialog
      mode="edit"
      noun={office.displayName}
      size="full"
      mainTab="Información"
      saveLabel="Guardar información"
      removeLabel="Eliminar sede"
      fields={[...informationFields, ...webServiceFields]}
      tabs={[webServiceTab]}
      extraTabs={[
        {
          key: 'coverage',
          label: 'Cobertura de la sede',
          content: <CoverageTab office={office} offices={offices} onDirty={onCoverage} />,
        },
        { key: 'zones', label: 'Mapa de sub-zonas', content: <ZonesTab office={office} onDirty={onZones} /> },
        { key: 'hours', label: 'Horario y pausa', content: <HoursTab office={office} onDirty={onHours} /> },
      ]}
      unsaved={isUnsaved}
      values={valuesOf(office)}
      validate={officeFaults}
      onSave={save}
      onRemove={remove}
      removeQuestion={`Se cerrará ${office.displayName}: nadie podrá comprar en ella. Sus pedidos se conservan.`}
      onClose={onClose}
    />
  )
}

// The window closes when it has saved, and what the other tabs have not saved would be lost.
const savedElsewhere = { ok: false, problem: { message: 'Guarda o deshaz primero lo que cambiaste en las otras pestañas.' } } as const

function useSaving(office: AdminOffice, isUnsaved: boolean) {
  const version = useRef('*')
  const changes = { invalidates: [listAdminOffices, listOffices], headers: () => ({ 'if-match': version.current }) }
  const update = useCallMutation(updateOffice, changes)
  const keys = useCallMutation(saveWebService, changes)
  const removal = useCallMutation(deleteOffice, { invalidates: [listAdminOffices, listOffices] })
  const save: Save = async (values, changed, before) => {
    if (isUnsaved) return savedElsewhere
    version.current = versionOf(before)
    const names = Object.keys(changed)
    const keysChanged = names.some((name) => (webServiceKeys as readonly string[]).includes(name))
    if (names.length === 0 || names.some((name) => !(webServiceKeys as readonly string[]).includes(name))) {
      const answer = await update.run({ ...inputOf(values), id: office.id })
      if (!answer.ok) return { ...answer, current: storedIn(answer.problem) }
      version.current = versionOf(answer.value.office)
      toasts.success(branchTexts.officeUpdated)
    }
    if (!keysChanged) return { ok: true }
    const texts = Object.fromEntries(webServiceKeys.map((key) => [key, String(values[key] ?? '')]))
    const answer = await keys.run({ ...texts, id: office.id })
    if (!answer.ok) return { ...answer, current: storedIn(answer.problem) }
    toasts.success(branchTexts.webServiceUpdated)
    return { ok: true }
  }
  const remove = async (): Promise<Outcome> => {
    const answer = await removal.run({ id: office.id })
    if (answer.ok) toasts.success(branchTexts.officeDeleted)
    return answer
  }
  return { save, remove }
}

function storedIn({ data }: { readonly data?: unknown }) {
  const current = currentOf(adminOffice, data)
  return current && valuesOf(current)
}
