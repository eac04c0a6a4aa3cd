/** Texts of the recolecciones that clientes ask for on their ticket's link. */
export const REQUEST_TEXTS = {
  title: 'Solicitudes de recolección',
  asks: 'Pide recolección',
  /** The requested time: 'Mañana, 10:00 a 12:00'. */
  when: (day: string, start: string, end: string) => `${day}, ${start} a ${end}`,
  past: 'Su día ya pasó',
  noAddress: 'Sin domicilio registrado',
  comment: (text: string) => `«${text}»`,
  accept: 'Aceptar',
  acceptOf: (name: string) => `Aceptar la recolección de ${name}`,
  accepting: 'Aceptando',
  decline: 'Rechazar',
  declineOf: (name: string) => `Rechazar la recolección de ${name}`,
  accepted: (name: string) => `Recolección de ${name} agendada.`,
  notAccepted: (name: string, detail: string) => `La recolección de ${name} no se agendó. ${detail}`,
  declined: (name: string) => `Recolección de ${name} rechazada.`,
  notDeclined: (detail: string) => `La solicitud no se rechazó. ${detail} Tu motivo sigue aquí: inténtalo otra vez.`,
  question: (name: string) => `¿Rechazar la recolección de ${name}?`,
  reason: 'Motivo',
  reasonHelp: 'El cliente lo lee en el enlace de su ticket.',
  cancel: 'Cancelar',
  notRead: (detail: string) => `No se leyeron las solicitudes de recolección. ${detail}`,
} as const;
