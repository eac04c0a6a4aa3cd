/** Spanish texts of the section's frame (spec 2 "Configuración"); each page has its own. */
export const TEXTS = {
  menu: 'Configuración',
  servicios: 'Servicios',
  usuarios: 'Usuarios y roles',
  laundry: 'Tu Lavandería',
} as const;
