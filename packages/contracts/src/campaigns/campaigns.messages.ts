import { problem } from '../kernel/problem.ts'

export const campaignProblems = {
  quietHours: problem(
    'CAMPAIGN_QUIET_HOURS',
    409,
    'Ahora no se puede enviar publicidad: la ley solo permite lunes a viernes de 7:00 a 19:00 y sábados de 8:00 a 15:00, nunca domingos ni festivos.',
  ),
  alreadySent: problem('CAMPAIGN_ALREADY_SENT', 409, 'Esta campaña ya fue enviada y no se puede cambiar.'),
  off: problem('CAMPAIGNS_OFF', 409, 'El envío de campañas está apagado en esta instalación.'),
  nobody: problem('CAMPAIGN_NOBODY', 409, 'No hay nadie a quien enviar esta campaña.'),
} as const

export const campaignTexts = {
  title: 'Campañas',
  empty: 'Aún no hay campañas.',
  failed: 'No logramos cargar las campañas.',
  sent: 'Campaña enviada a {n} personas',
} as const
