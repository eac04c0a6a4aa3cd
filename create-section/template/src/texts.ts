export const TEXTS = {
  titulo: 'Plantilla',
  greeting: (name: string) => `Hola, ${name}.`,
  clientes: 'Clientes',
  failure: 'No se pudieron leer los clientes',
} as const;
