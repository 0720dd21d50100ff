import { useSearchParams } from '@plaza/ui/router'
import { AskWithdrawal } from './ask-withdrawal.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { RegistrationForm } from './registration-form.tsx'
import '../parts/form.css'
import './habeas.css'

/** anyone registers their data here, and takes the authorisation back as easily. */
export default function HabeasPage() {
  const [params] = useSearchParams()
  const token = params.get('retiro')
  return (
    <div className="acc-habeas">
      <h1>Protección de datos personales</h1>
      {token ? <ConfirmWithdrawal token={token} /> : <RegistrationForm />}
      {!token && <AskWithdrawal />}
    </div>
  )
}
