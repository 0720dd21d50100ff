import { activateVersion, listRemotes, rollbackRemote } from '@plaza/contracts/registry/registry.api'
import { toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { channelLabel, sentChannel } from './channels.ts'

export interface Move {
  readonly remote: string
  readonly channel: string
  /** The version to activate; null goes back to the one before. */
  readonly version: string | null
}

/** Asks before anything moves; a refusal stays written in the question. */
export function ConfirmMove({ move, onClose }: { move: Move | null; onClose: () => void }) {
  const { run, busy, problem, forget } = useMove()
  const close = () => {
    forget()
    onClose()
  }
  return (
    <ConfirmDialog
      open={move !== null}
      title={move?.version ? `¿Activar ${move.remote} ${move.version}?` : `¿Volver a la versión anterior de ${move?.remote ?? ''}?`}
      text={`Canal: ${channelLabel(move?.channel ?? '')}`}
      confirmLabel={move?.version ? 'Activar' : 'Volver a la anterior'}
      busy={busy}
      error={problem}
      onConfirm={() => move && void run(move).then((done) => done && close())}
      onClose={close}
    />
  )
}

function useMove() {
  const activate = useCallMutation(activateVersion, { invalidates: [listRemotes] })
  const rollback = useCallMutation(rollbackRemote, { invalidates: [listRemotes] })
  const [problem, setProblem] = useState<string | null>(null)
  const run = async ({ remote: name, channel, version }: Move) => {
    setProblem(null)
    const answer = await (version
      ? activate.run({ name, version, ...sentChannel(channel) })
      : rollback.run({ name, ...sentChannel(channel) }))
    if (answer.ok) toasts.success(`${name} ${answer.value.channel.active_version} está activo`)
    else setProblem(answer.problem.message)
    return answer.ok
  }
  return { run, busy: activate.isPending || rollback.isPending, problem, forget: () => setProblem(null) }
}
