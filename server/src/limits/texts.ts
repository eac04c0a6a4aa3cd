export const TEXTS = {
  userCalls: 'Tu usuario está haciendo demasiadas peticiones. Espera unos segundos e inténtalo de nuevo.',
  tenantCalls: 'Tu lavandería está haciendo demasiadas peticiones. Espera unos segundos e inténtalo de nuevo.',
  imports: 'Tu lavandería ya está importando otros archivos. Espera a que terminen e inténtalo de nuevo.',
  exports: 'Tu lavandería ya está exportando otros archivos. Espera a que terminen e inténtalo de nuevo.',
  services: 'Esta sección está pidiendo demasiado a la vez. Espera unos segundos e inténtalo de nuevo.',
  invitations: 'Tu lavandería envió demasiadas invitaciones seguidas. Espera unos minutos e inténtalo de nuevo.',
  recipient: 'Ya se enviaron varias invitaciones a ese correo. Espera unos minutos e inténtalo de nuevo.',
} as const;
