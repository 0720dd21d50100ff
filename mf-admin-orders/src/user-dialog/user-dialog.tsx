import { listUsers, updateUser } from '@plaza/contracts/account/admin-users.api'
import { adminUserProblems, adminUserTexts } from '@plaza/contracts/account/admin-users.messages'
import { parseRole, standsAbove } from '@plaza/contracts/account/role'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { After, Button, ErrorState, Spinner, toasts, usePlaza } from '@plaza/ui'
import { RecordDialog } from '@plaza/ui/forms'
import { type CallQuery, useCall, useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { type Person, savedUser, userFields, userValues } from './user-fields.ts'
import { UserAccess } from './user-access.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserOrders } from './user-orders.tsx'
import { users } from './user.api.ts'
import './user-dialog.css'

/** One user over the list: the record, and the orders. Without an id it is closed. */
export function UserDialog({ userId, onClose }: { userId: string | null; onClose: () => void }) {
  const query = useCall(users.get, { id: userId ?? '' }, { enabled: userId !== null, staleTime: 0 })
  if (userId === null) return null
  // Never an answer that was kept from before: what is saved over must be what was seen.
  if (query.data && query.isFetchedAfterMount) return <OpenUser key={userId} person={query.data.data} onClose={onClose} />
  return <Coming query={query} onClose={onClose} />
}

/** No window of its own: one that goes when another comes gives the focus back to the list, and that closes the one that came. */
function Coming({ query, onClose }: { query: CallQuery<typeof users.get>; onClose: () => void }) {
  const failed = query.isError && !query.isFetching
  return (
    <After milliseconds={150}>
      <div className="ado-user-wait" role="status">
        {failed ? (
          <ErrorState
            text={query.error.problem.status === 404 ? adminUserProblems.notFound.text : query.error.message || adminUserTexts.userFailed}
            onRetry={() => void query.refetch()}
            action={<Button onClick={onClose}>{commonTexts.cancel}</Button>}
          />
        ) : (
          <Spinner label="Cargando usuario" />
        )}
      </div>
    </After>
  )
}

function OpenUser({ person: asked, onClose }: { person: Person; onClose: () => void }) {
  // An answer that comes while somebody types changes nothing under their hands.
  const [person] = useState(asked)
  const { user, modules, offices } = usePlaza()
  const save = useCallMutation(updateUser, { invalidates: [listUsers, users.get] })
  const own = parseRole(user?.role)
  return (
    <RecordDialog
      mode="edit"
      noun="usuario"
      mainTab="Información del usuario"
      fields={userFields({ person, own, isMe: person.id === user?.id, modules, offices })}
      values={userValues(person)}
      canEdit={!standsAbove(person.role, own)}
      onSave={async (values) => {
        const outcome = await save.run(savedUser(person, values))
        // B-8-024: the server's own words, in the form and as a toast.
        if (outcome.ok) toasts.success(orderTexts.userUpdated)
        else toasts.error(outcome.problem.message)
        return outcome
      }}
      extraTabs={[{ key: 'pedidos', label: 'Pedidos del usuario', content: <UserOrders userId={person.id} /> }]}
      onClose={onClose}
    >
      {() => (
        <>
          {person.id !== user?.id && !standsAbove(person.role, own) && <UserAccess person={person} />}
          <UserFacts person={person} />
        </>
      )}
    </RecordDialog>
  )
}
