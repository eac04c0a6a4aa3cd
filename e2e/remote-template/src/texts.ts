export const TEXTS = {
  titulo: 'Una sección de otro repositorio',
  greeting: (name: string) => `Hola, ${name}.`,
  clientes: 'Clientes',
  failure: 'No se pudieron leer los clientes',
} as const;
