/** Texts of the section's menu (spec 2 "Configuración"); each page has its own texts. */
export const TEXTS = {
  menu: 'Configuración',
  servicios: 'Servicios',
  usuarios: 'Usuarios y roles',
  laundry: 'Tu Lavandería',
  trail: 'Bitácora',
} as const;
