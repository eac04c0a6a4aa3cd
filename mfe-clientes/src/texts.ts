<<<<<<< HEAD
=======
interface Outcome {
  nuevos: number;
  repetidos: number;
  conError: number;
  eliminados: number;
  conservados: number;
}

const people = (count: number) => (count === 1 ? '1 cliente' : `${count.toLocaleString('es-MX')} clientes`);

function outcome({ nuevos: created, repetidos: repeated, conError: wrong }: Outcome): string {
  const parts = [`${people(created)} ${created === 1 ? 'importado' : 'importados'}`];
  if (repeated > 0) parts.push(`${repeated.toLocaleString('es-MX')} ${repeated === 1 ? 'repetido' : 'repetidos'}`);
  if (wrong > 0) parts.push(`${wrong.toLocaleString('es-MX')} con error`);
  return parts.join(', ');
}

>>>>>>> main
/** Texts of 'Tus Clientes' and of one cliente. */
export const TEXTS = {
  list: {
    title: 'Tus Clientes',
    search: 'Nombre del cliente',
    searchHelp: 'Escribe más de 3 letras o presiona Enter.',
    register: 'Registrar nuevo cliente',
    importData: 'Importar',
    exportData: 'Exportar',
    exportCsv: 'Exportar a CSV',
    exportXlsx: 'Exportar a Excel (XLSX)',
    nombre: 'Nombre',
    apellidos: 'Apellidos',
    telefono: 'Teléfono',
    registeredDomicilios: 'Domicilios registrados',
    invoicing: '¿Facturación?',
    actions: 'Acciones',
    yes: 'SI',
    no: 'NO',
    copy: 'Copiar datos',
    copyOf: (name: string) => `Copiar datos de ${name}`,
    details: 'Detalles/Editar',
    detailsOf: (name: string) => `Detalles/Editar a ${name}`,
    actionsOf: (name: string) => `Acciones de ${name}`,
    noPhone: 'Sin teléfono',
    domicilios: (count: number) => (count === 1 ? '1 domicilio' : `${count} domicilios`),
    factura: 'Facturación',
    account: (count: number, hasMore: boolean) =>
      hasMore ? `Más de ${count} clientes` : count === 1 ? '1 cliente' : `${count} clientes`,
    empty: 'Aún no tienes clientes',
    emptyHelp: 'Registra al primero o impórtalos de un archivo CSV o de Excel.',
    emptyReader: 'Aquí aparecerán los clientes que registre tu equipo.',
    none: 'No se ha encontrado ningún usuario',
    noneHelp: (text: string) => `Nadie coincide con «${text}». Revisa cómo lo escribiste o busca por teléfono.`,
    clearSearch: 'Ver todos',
    notLoaded: 'No se cargaron tus clientes',
    notSearched: 'No se buscaron clientes',
    moreNotLoaded: 'No se cargaron más clientes.',
    loadingMore: 'Cargando más clientes',
  },
  copy: {
    copied: 'Datos copiados',
    telefono: 'Teléfono',
    phoneNote: 'Otro teléfono o extensión',
    domicilio: (number: number) => `Domicilio ${number}`,
    rfc: 'RFC',
    razonSocial: 'Razón social',
    regimenFiscal: 'Régimen fiscal',
    cp: 'Código postal',
    correoElectronico: 'Correo electrónico',
    byHand: 'Copia los datos',
    byHandHelp: 'El navegador no permitió copiar. El texto está seleccionado: cópialo con Ctrl+C o mantenlo presionado.',
    data: 'Datos del cliente',
    close: 'Cerrar',
  },
  detail: {
    back: 'Volver a clientes',
    remove: 'Eliminar',
    edit: 'Modificar',
    cancel: 'Cancelar',
    save: 'Guardar',
    saving: 'Guardando',
    register: 'Registrar nuevo cliente',
    registerAnyway: 'Registrar de todos modos',
    open: 'Abrir',
    openNamed: (name: string) => `Abrir: ${name}`,
    newNota: 'Nueva nota',
    debt: (amount: string) => `Adeudo ${amount}`,
    notas: 'Últimas notas',
    nota: (folio: number) => `Nota ${folio}`,
    notaState: { '-1': 'Por recolectar', '0': 'En sucursal', '10': 'Cerrada' },
    owes: (amount: string) => `Debe ${amount}`,
    noNotas: 'Aún no tiene notas.',
    notasNotLoaded: 'No se cargaron sus notas.',
    retry: 'Reintentar',
    data: 'Datos del cliente',
    fiscal: 'Datos fiscales',
    factura: (yes: boolean) => `¿Facturación? ${yes ? 'SI' : 'NO'}`,
    nombre: 'Nombre',
    apellidos: 'Apellidos',
    telefono: 'Teléfono',
    phoneNote: 'Otro teléfono o extensión',
    registeredDomicilios: 'Domicilios registrados',
    rfc: 'RFC',
    cp: 'Código postal',
    razonSocial: 'Razón social',
    regimenFiscal: 'Régimen fiscal',
    correoElectronico: 'Correo electrónico',
    phoneExample: '55 1234 5678',
    select: 'Seleccionar',
    withoutRegimen: 'Sin régimen',
    noValue: 'Sin información',
    nameRequired: 'El nombre es requerido.',
    invalidPhone: 'El teléfono tiene que ser de 10 dígitos. Si es de otro país, escríbelo con + y su código.',
    invalidEmail: 'El correo electrónico no es válido.',
    checkDigit: 'El último carácter no coincide con el que calcula el SAT. Revísalo; puedes guardar así.',
    updated: '¡Cliente actualizado con éxito!',
    creado: '¡Cliente creado con éxito!',
    eliminado: 'Cliente eliminado con éxito',
    notSaved: (detail: string) => `El cliente no se guardó. ${detail} Tus datos siguen aquí: toca Guardar otra vez.`,
    check: (detail: string) => `El cliente no se guardó. ${detail}`,
    conflict:
      'El cliente no se guardó: alguien más guardó cambios en él mientras lo modificabas. Sus cambios ya están aquí, junto a los tuyos. Revisa y toca Guardar otra vez.',
    otherSet: (value: string) => (value === '' ? 'Alguien más lo dejó vacío.' : `Alguien más puso «${value}».`),
    notRemoved: (detail: string) => `El cliente no se eliminó. ${detail}`,
    question: '¿Estas seguro de que deseas eliminar el usuario?',
    consequence: (name: string) => `Se borran los datos y domicilios de ${name}. Sus notas se conservan.`,
    owing: (name: string, amount: string) =>
      `${name} debe ${amount}. Se borran sus datos y domicilios; sus notas se conservan, y podrás cobrarlas desde Activos o Tus Ventas.`,
    removeOwing: 'Eliminar con adeudo',
    leave: {
      question: '¿Salir sin guardar los cambios?',
      consequence: 'Lo que escribiste de este cliente se pierde si sales.',
      leave: 'Salir sin guardar',
      follow: 'Seguir editando',
    },
    recovered: 'Aquí sigue lo que escribiste antes de que se cerrara la página. Falta guardarlo.',
    notFound: 'El cliente no existe',
    notFoundHelp: 'Puede que lo hayan eliminado o que el enlace esté incompleto.',
    goToList: 'Ver tus clientes',
    notLoaded: 'No se cargó el cliente',
    forbidden: 'Tu rol no registra clientes',
    forbiddenHelp: 'Puedes consultarlos. Pide a un administrador que lo registre.',
    loading: 'Cargando cliente',
  },
} as const;
