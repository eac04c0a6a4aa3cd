/** Texts of links that show one version of a section. */
export const PREVIEW_TEXTS = {
  title: 'Vista previa',
  opening: 'Abriendo la vista previa',
  failed: 'No se puede abrir esta vista previa',
  toApp: 'Ir a la aplicación',
  shown: (section: string, version: string, until: string) =>
    `Vista previa: esta pestaña usa ${section} ${version} (hasta el ${until}). Lo que guardes es de verdad.`,
  expired: (section: string) => `La vista previa de ${section} ya venció: ves la versión de siempre.`,
  leave: 'Salir de la vista previa',
  leaveOf: (section: string) => `Salir de la vista previa de ${section}`,
  dismiss: 'Quitar este aviso',
  chooser: 'Probar una versión publicada',
  chooserHelp:
    'Cualquier versión publicada, también una que no se le ha dado a nadie. Úsala en esta pestaña, o haz un enlace: quien entre con su cuenta y lo abra la ve 7 días, solo en esa pestaña.',
  section: 'Sección publicada',
  version: 'Versión publicada',
  choose: 'Elige una sección y una versión.',
  use: 'Usar esta versión aquí',
  makeLink: 'Hacer un enlace',
  link: 'Enlace de la vista previa',
  linkHelp: (version: string, until: string) => `Enseña ${version} (hasta el ${until}). Cópialo y mándalo.`,
  notListed: 'No se pudieron leer las versiones publicadas',
  live: { stable: 'estable', candidate: 'en prueba' },
} as const;

const DAY = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** Formats a moment as day and time in this browser's zone. @param moment ISO 8601 */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment));
}
