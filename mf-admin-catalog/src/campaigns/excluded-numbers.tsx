import { listExcludedNumbers, saveExcludedNumbers } from '@plaza/contracts/campaigns/campaigns.api'
import { QueryView } from '@plaza/ui'
import { RecordDialog } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'

/** The Registro de Números Excluidos as the business keeps it, one number a line. */
export function ExcludedNumbers({ onClose }: { onClose: () => void }) {
  const query = useCall(listExcludedNumbers, {})
  const save = useCallMutation(saveExcludedNumbers, { invalidates: [listExcludedNumbers] })
  if (!query.data)
    return (
      <Dialog open title="Números excluidos" onClose={onClose}>
        <QueryView query={query} errorText="No logramos cargar los números.">
          {() => null}
        </QueryView>
      </Dialog>
    )
  return (
    <RecordDialog
      mode="edit"
      noun="números excluidos"
      fields={[
        {
          name: 'phones',
          label: 'Números que no reciben publicidad',
          kind: 'textarea',
          help: 'Uno por línea, 10 dígitos que empiezan por 3.',
        },
      ]}
      values={{ phones: query.data.data.join('\n') }}
      onSave={({ phones }) => save.run({ phones: numbersIn(String(phones ?? '')) })}
      onClose={onClose}
    />
  )
}

/** Spaces, dots and the country's prefix do not matter. */
export const numbersIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.replace(/\D/g, '').replace(/^57(?=3\d{9}$)/, ''))
    .filter(Boolean)
