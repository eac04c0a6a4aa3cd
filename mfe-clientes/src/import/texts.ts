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

/** Texts of the dialog that imports clientes from a file. */
export const TEXTS = {
  title: 'Importar clientes',
  help: 'Elige un archivo CSV o de Excel (XLSX), o llena la plantilla. Primero lo revisas; nada se guarda hasta que tú lo confirmes. Los clientes que ya tienes no se repiten.',
  template: 'Descargar plantilla',
  select: 'Elegir archivo',
  selectOther: 'Elegir otro archivo',
  file: 'Archivo',
  checking: 'Revisando el archivo',
  importing: 'Importando',
  notAFile: 'Ese archivo no es CSV ni XLSX. Ábrelo en Excel y guárdalo como CSV UTF-8 o XLSX.',
  tooLarge: 'El archivo pasa de 10 MB. Divídelo en partes más pequeñas.',
  notChecked: (detail: string) => `El archivo no se revisó. ${detail}`,
  notImported: (detail: string) =>
    `Los clientes no se importaron. ${detail} Inténtalo otra vez: los que ya entraron no se repiten.`,
  rows: 'Filas',
  newRows: 'Nuevos',
  repetidos: 'Repetidos',
  errors: 'Con error',
  errorsTitle: 'Filas con error: no se importan',
  row: 'Fila',
  campo: 'Campo',
  mensaje: 'Qué corregir',
  nothing: 'No hay clientes nuevos en este archivo.',
  importData: (count: number) => (count === 1 ? 'Importar 1 cliente' : `Importar ${count.toLocaleString('es-MX')} clientes`),
  imported: (count: number) => (count === 1 ? '1 cliente importado' : `${count.toLocaleString('es-MX')} clientes importados`),
  cancel: 'Cancelar',
  close: 'Cerrar',
  encoding: 'Letras del archivo',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (Excel)',
    macintosh: 'Mac',
    cp850: 'MS-DOS',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big endian)',
  },
  sheet: 'Hoja',
  hiddenSheet: (name: string) => `${name} (oculta)`,
  heading: 'Encabezados',
  noHeading: 'Sin encabezados',
  headingRow: (row: number) => `En la fila ${row}`,
  columns: 'Columnas',
  columnsHelp: 'Revisa qué es cada columna del archivo. La que dice «No se importa» se queda fuera.',
  column: 'Columna del archivo',
  storedAs: 'Se guarda como',
  columnAs: (title: string) => `${title}: se guarda como`,
  examples: 'Ejemplos',
  notImportedColumn: 'No se importa',
  fields: {
    nombre: 'Nombre',
    apellido: 'Apellidos',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    nombreCompleto: 'Nombre completo',
    telefono: 'Teléfono',
    celular: 'Celular',
    otroTelefono: 'Otro teléfono o extensión',
    correoElectronico: 'Correo electrónico',
    rfc: 'RFC',
    razonSocial: 'Razón social',
    regimenFiscal: 'Régimen fiscal',
    cp: 'Código postal',
  },
  domicilio: (number: number) => `Domicilio ${number}`,
  domicilios: 'Domicilios',
  sample: 'Así se guardarán los primeros',
  notice: 'Qué cambia',
  noticesTitle: 'Se guarda distinto de como está escrito',
  noticesTitleCut: (shown: number, count: number) =>
    `Se guarda distinto de como está escrito (${shown} de ${count.toLocaleString('es-MX')})`,
  alreadyIn: 'Ya está',
  repeatedTitle: 'Repetidos: no se importan',
  repeatedTitleCut: (shown: number, count: number) => `Repetidos: no se importan (${shown} de ${count.toLocaleString('es-MX')})`,
  matchOf: (row: number | null, phone: string) =>
    `${row === null ? 'En tus clientes' : `En la fila ${row}`}, ${phone === '' ? 'sin teléfono' : phone}`,
  namesakesTitle: 'Mismo nombre, otros datos',
  namesakesTitleCut: (shown: number, count: number) => `Mismo nombre, otros datos (${shown} de ${count.toLocaleString('es-MX')})`,
  namesakesHelp: 'Pueden ser otra persona. Quita la marca de quien ya tengas.',
  sameNameAs: 'Se llama igual',
  importIt: 'Importar',
  importRow: (row: number, name: string) => `Importar la fila ${row}, ${name}`,
  importNone: 'No importar ninguno de éstos',
  importAll: 'Importar todos éstos',
  recent: 'Importaciones de los últimos 30 días',
  importsNotLoaded: 'No se cargaron las importaciones',
  withoutFile: 'Archivo sin nombre',
  goesOn: 'Puedes cerrar esta ventana o el navegador: sigue en el servidor.',
  progress: (done: number, rows: number) => `${done.toLocaleString('es-MX')} de ${rows.toLocaleString('es-MX')} filas`,
  undoingNow: 'Deshaciendo',
  undoProgress: (done: number, count: number) =>
    `Deshaciendo: ${done.toLocaleString('es-MX')} de ${count.toLocaleString('es-MX')} clientes`,
  cancelImport: 'Cancelar la importación',
  notCancelled: (detail: string) => `La importación no se canceló. ${detail}`,
  undo: 'Deshacer esta importación',
  undoQuestion: '¿Deshacer esta importación?',
  undoConsequence: (count: number) =>
    `Se eliminan los clientes que agregó (${count.toLocaleString('es-MX')}), menos los que ya tienen notas o cambios.`,
  undoConfirm: 'Deshacer',
  notUndone: (detail: string) => `La importación no se deshizo. ${detail}`,
  states: {
    terminada: (job: Outcome) => `${outcome(job)}.`,
    cancelada: (job: Outcome) => `Cancelada. ${outcome(job)}.`,
    fallida: (job: Outcome) => `No terminó. ${outcome(job)}. Importa el archivo otra vez: los que ya entraron no se repiten.`,
    deshecha: ({ eliminados: removed, conservados: kept }: Outcome) =>
      `Deshecha: ${people(removed)} ${removed === 1 ? 'eliminado' : 'eliminados'}${kept === 0 ? '' : `; ${people(kept)} se ${kept === 1 ? 'quedó' : 'quedaron'}`}.`,
  },
  keptBecause: { notas: 'tiene notas', cambios: 'alguien lo modificó' },
  others: (count: number) => `y ${count.toLocaleString('es-MX')} más`,
} as const;
