import type { RefusalReason } from './sender.ts';

/** Texts of notices through the API. Where a nota's notice fails, the user can also choose 'Abrir WhatsApp'. */
export const TEXTS = {
  notSet: 'El envío automático no está configurado. Abre WhatsApp para avisar.',
  notReady: 'La nota ya no está lista, así que no se envió el aviso.',
  noPhone: 'No se le puede avisar: este cliente no tiene teléfono registrado.',
  sending: 'El aviso de esta nota se está enviando ahora mismo desde otro equipo. Espera unos segundos.',
  justSent: 'El aviso de esta nota se acaba de enviar desde otro equipo.',
  unknown:
    'WhatsApp no confirmó si el aviso salió, y no se envía otra vez para que no llegue doble. Pregunta al cliente o abre WhatsApp para escribirle.',
  tooMany: 'Tu lavandería está enviando demasiados avisos seguidos. Espera un minuto o abre WhatsApp para avisar.',
  tooManyTests: 'Ya hiciste varias pruebas seguidas. Espera un minuto e inténtalo de nuevo.',
  phone: 'Escribe un teléfono de 10 dígitos.',
  testUnknown: 'WhatsApp no confirmó si la prueba salió. Revisa ese teléfono antes de repetirla.',
  /** What the trail shows for a changed token, which itself is secret. */
  newToken: 'nuevo',
  noToken: 'quitado',
  refused: {
    token:
      'El acceso de tu lavandería a WhatsApp venció o no es válido. Un superusuario tiene que poner un token nuevo en Tu Lavandería.',
    permission:
      'El token de tu lavandería no tiene permiso para enviar mensajes. Un superusuario tiene que crear uno con el permiso whatsapp_business_messaging.',
    data: 'WhatsApp no aceptó los datos del aviso. Revisa el teléfono del cliente; si está bien, un superusuario tiene que revisar en Tu Lavandería el identificador del teléfono que envía.',
    template:
      'WhatsApp no aceptó la plantilla de tu lavandería: no está aprobada, cambió, o su nombre, idioma o datos no coinciden. Un superusuario tiene que revisarla en Tu Lavandería.',
    recipient: 'WhatsApp no puede entregar mensajes a ese teléfono. Revisa el número del cliente o llámale.',
    limit: 'WhatsApp ya no acepta más mensajes de tu lavandería por ahora. Espera unos minutos.',
    account:
      'WhatsApp suspendió la cuenta de tu lavandería o le falta un pago. Un superusuario tiene que revisarla en el administrador de WhatsApp.',
    conversation: 'WhatsApp pide que el cliente escriba primero. Ábrelo para avisarle.',
    unreachable: 'No se pudo llegar a WhatsApp. Inténtalo de nuevo.',
    other: 'WhatsApp no lo aceptó y no dijo por qué.',
  } satisfies Record<RefusalReason, string>,
} as const;
