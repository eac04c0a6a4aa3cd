export const TEXTOS = {
  titulo: 'Una sección de otro repositorio',
  saludo: (nombre: string) => `Hola, ${nombre}.`,
  clientes: 'Clientes',
  falla: 'No se pudieron leer los clientes',
} as const;
