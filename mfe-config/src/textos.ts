/** Spanish texts of the section's frame (spec 2 "Configuración"); each page has its own. */
export const TEXTOS = {
  menu: 'Configuración',
  servicios: 'Servicios',
  usuarios: 'Usuarios y roles',
  lavanderia: 'Tu Lavandería',
} as const;
