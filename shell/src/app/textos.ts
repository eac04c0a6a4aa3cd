/** Texts of the shell around the sections; the quoted ones of the specification byte for byte. */
export const TEXTOS = {
  autenticando: 'Autenticando',
  saltar: 'Ir al contenido',
  secciones: 'Secciones',
  salir: 'Salir',
  configuracion: 'Configuración',
  sucursal: 'Sucursal',
  cuenta: 'Tu cuenta',
  cerrarAviso: 'Cerrar aviso',
  masAvisos: (cuantos: number) => `Hay ${cuantos} ${cuantos === 1 ? 'aviso' : 'avisos'} más sin cerrar.`,
  sesionSinVerificar: 'No se pudo verificar tu sesión',
  sinSalir: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
  paginaFallida: 'Ocurrió una falla en la página',
  paginaFallidaDetalle: 'Tus datos guardados están a salvo. Vuelve a cargar la página.',
} as const;
