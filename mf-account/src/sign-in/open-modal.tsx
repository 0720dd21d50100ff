import { Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { type Mode, SignIn, titles } from './sign-in.tsx'

export default function OpenModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [mode, setMode] = useState<Mode>('login')
  return (
    <Dialog open={open} onClose={onClose} title={titles[mode]} size="small">
      <SignIn mode={mode} onMode={setMode} />
    </Dialog>
  )
}
