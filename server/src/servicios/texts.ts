/** What the calls about services tell the user, besides the form's rules of the domain. */
export const TEXTS = {
  notFound: 'El servicio no existe. Vuelve a cargar la lista.',
} as const;
