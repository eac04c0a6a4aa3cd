/** User-facing messages of the calls about servicios; messages about the form's rules are in the shared domain. */
export const TEXTS = {
  notFound: 'El servicio no existe. Vuelve a cargar la lista.',
} as const;
