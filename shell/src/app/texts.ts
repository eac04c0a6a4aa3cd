/** Texts of the frame around the sections; those quoted in the spec are exact. */
export const TEXTS = {
  authenticating: 'Autenticando',
  skip: 'Ir al contenido',
  secciones: 'Secciones',
  more: 'Más',
  moreSections: 'Más secciones',
  leave: 'Salir',
  sucursal: 'Sucursal',
  account: 'Tu cuenta',
  dismissToast: 'Cerrar aviso',
  moreToasts: (count: number) => `Hay ${count} ${count === 1 ? 'aviso' : 'avisos'} más sin cerrar.`,
  unverifiedSession: 'No se pudo verificar tu sesión',
  failedPage: 'Ocurrió una falla en la página',
  failedPageDetail: 'Tus datos guardados están a salvo. Vuelve a cargar la página.',
} as const;
