export const TEXTS = {
  busy: 'Tu lavandería ya está importando otros archivos. Espera a que terminen e inténtalo de nuevo.',
  notFound: 'La importación no existe. Vuelve a abrir la lista de importaciones.',
  running: 'La importación todavía corre. Cancélala o espera a que termine para deshacerla.',
  late: 'La importación ya no se puede deshacer: pasaron 30 días o no agregó clientes.',
} as const;
