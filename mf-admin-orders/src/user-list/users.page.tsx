import { listUsers } from '@plaza/contracts/account/admin-users.api'
import { adminUserTexts } from '@plaza/contracts/account/admin-users.messages'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button, usePlaza } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useAddressed } from '@plaza/ui/router'
import { DataTable, rowsByPage, useTableView } from '@plaza/ui/table'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { UserDialog } from '../user-dialog/user-dialog.tsx'
import InviteDialog from './invite-dialog.tsx'
import { userColumns } from './user-columns.tsx'
import { askedUsers, userFilters } from './user-filter.ts'
import '../parts/screen.css'

/** Everyone with an account here; `?user=` opens one. */
export default function UsersPage() {
  const { offices, modules } = usePlaza()
  const user = useAddressed('user')
  const view = useTableView({ pageSize: pageSizes.adminUsers, pageSizes: [10, 25, 50, 100], filters: userFilters })
  const users = useCall(listUsers, askedUsers(view), { keepPrevious: true })
  const [inviting, setInviting] = useState(false)
  const pagination = users.data?.data.pagination
  return (
    <div className="ado-screen">
      <h1>Usuarios</h1>
      <DataTable
        name="users"
        caption="Usuarios"
        columns={userColumns({ offices, modules })}
        query={{ ...users, data: users.data?.data.items }}
        rowKey={({ id }) => id}
        empty={orderTexts.noUsers}
        emptyDrawing={<Users size={56} strokeWidth={1.25} />}
        errorText={adminUserTexts.listFailed}
        view={view}
        toolbar={
          <Button size="small" look="primary" onClick={() => setInviting(true)}>
            <UserPlus size={16} aria-hidden="true" />
            Invitar al equipo
          </Button>
        }
        {...(pagination && { paging: { totalPages: pagination.totalPages, totalCount: pagination.totalCount } })}
        onOpen={({ id }) => user.open(id)}
        file={{
          name: 'usuarios',
          rows: rowsByPage(
            listUsers,
            (page) => askedUsers({ ...view, page, limit: 200 }),
            ({ data: { items, pagination } }) => ({ rows: items, pagination }),
          ),
        }}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <UserDialog userId={user.value} onClose={user.close} />
    </div>
  )
}
