export const LINK_TEXTS = {
  title: (name: string) => `Enlace de ${name}`,
  subtitle: (day: string) => `Su ruta del ${day}, sin cuenta ni contraseña. Deja de abrir a medianoche.`,
  making: 'Haciendo el enlace',
  label: 'Enlace',
  copy: 'Copiar',
  copied: 'Enlace copiado.',
  notCopied: 'El navegador no dejó copiar: selecciona el enlace y cópialo.',
  whatsapp: 'Enviar por WhatsApp',
  revoke: 'Quitar enlace',
  revoked: (name: string) => `El enlace de ${name} ya no abre.`,
  notRevoked: (detail: string) => `El enlace no se quitó. ${detail}`,
  notMade: 'El enlace no se hizo',
} as const;
