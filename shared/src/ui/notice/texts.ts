/** Texts for telling a cliente that a nota is ready. */
export const NOTICE_TEXTS = {
  tell: 'Avisar',
  tellOf: (name: string) => `Avisar a ${name}`,
  sending: 'Enviando',
  /** `toldAt` is shown after WhatsApp was opened with the message, `sentAt` after WhatsApp's API accepted it. */
  toldAt: (time: string) => `Avisada ${time}`,
  sentAt: (time: string) => `Enviada ${time}`,
  tellAgain: (told: string, name: string) => `${told}. Avisar otra vez a ${name}`,
  sent: (name: string) => `Aviso enviado a ${name}`,
  notSent: (detail: string) => `El aviso no se envió. ${detail}`,
  failedOf: (name: string, failure: string) => `Aviso a ${name}. ${failure}`,
  failedTitle: (name: string) => `Aviso a ${name}`,
  notOpened: (detail: string) => `No se abrió WhatsApp. ${detail}`,
  notNoted: (name: string, detail: string) => `WhatsApp se abrió, pero no se anotó que avisaste a ${name}. ${detail}`,
  blockedTitle: (name: string) => `Avisar a ${name}`,
  blocked: 'Tu navegador no dejó abrir WhatsApp. Ábrelo desde aquí; el mensaje ya está escrito.',
  messageWritten: 'En WhatsApp el mensaje ya está escrito.',
  openWhatsApp: 'Abrir WhatsApp',
  notNow: 'Ahora no',
  retry: 'Reintentar',
} as const;
