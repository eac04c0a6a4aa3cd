/** Texts of the section's menu; each page has its own texts. */
export const TEXTS = {
  menu: 'Configuración',
  servicios: 'Servicios',
  usuarios: 'Usuarios y roles',
  laundry: 'Tu Lavandería',
  permissions: 'Permisos',
  trail: 'Bitácora',
} as const;
