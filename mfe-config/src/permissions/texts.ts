/** Texts of 'Permisos'. */
export const TEXTS = {
  title: 'Elige qué puede hacer cada rol en las secciones nuevas',
  help: 'Estos permisos los traen las secciones. Un Superusuario los tiene todos.',
  table: 'Permisos',
  permission: 'Permiso',
  grant: (name: string, role: string) => `${name}: ${role}`,
  save: 'GUARDAR',
  saving: 'GUARDANDO',
  saved: 'Permisos guardados.',
  notSaved: (detail: string) => `No se guardaron los permisos. ${detail}`,
  notLoaded: 'No se cargaron los permisos',
  empty: 'Ninguna sección trae permisos propios',
  emptyHelp: 'Cuando una sección nueva los traiga, aquí eliges qué roles los tienen.',
  leave: {
    question: '¿Salir sin guardar los cambios?',
    consequence: 'Los permisos que cambiaste se quedarán como estaban.',
    leave: 'Salir sin guardar',
    stay: 'Seguir aquí',
  },
} as const;
