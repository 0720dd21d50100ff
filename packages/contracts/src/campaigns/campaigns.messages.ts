import { problem } from '../kernel/problem.ts'

export const campaignProblems = {
  quietHours: problem(
    'CAMPAIGN_QUIET_HOURS',
    409,
    'Ahora no se puede enviar publicidad: la ley solo permite lunes a viernes de 7:00 a 19:00 y sábados de 8:00 a 15:00, nunca domingos ni festivos.',
  ),
  alreadySent: problem('CAMPAIGN_ALREADY_SENT', 409, 'Esta campaña ya fue enviada y no se puede cambiar.'),
  scheduleWrong: problem('CAMPAIGN_SCHEDULE_WRONG', 400, 'Elige una fecha y hora que aún no haya pasado, dentro del próximo año.'),
  scheduleQuiet: problem(
    'CAMPAIGN_SCHEDULE_QUIET',
    400,
    'A esa hora no se puede enviar publicidad: la ley solo permite lunes a viernes de 7:00 a 19:00 y sábados de 8:00 a 15:00, nunca domingos ni festivos.',
  ),
  notScheduled: problem('CAMPAIGN_NOT_SCHEDULED', 409, 'Esta campaña no está programada.'),
  off: problem('CAMPAIGNS_OFF', 409, 'El envío de campañas está apagado en esta instalación.'),
  nobody: problem('CAMPAIGN_NOBODY', 409, 'No hay nadie a quien enviar esta campaña.'),
} as const

export const campaignTexts = {
  title: 'Campañas',
  empty: 'Aún no hay campañas.',
  failed: 'No logramos cargar las campañas.',
  sent: 'Campaña enviada a {n} personas',
  scheduled: 'Campaña programada',
  unscheduled: 'La campaña ya no está programada',
  /** Why a planned one did not go. */
  missedNobody: 'No salió: a esa hora no había nadie a quien enviarla.',
  missedLate: 'No salió a su hora y ya pasó más de un día. Prográmala otra vez si aún sirve.',
  missedOff: 'No salió: el envío de campañas está apagado en esta instalación.',
} as const
