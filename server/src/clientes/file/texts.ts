export const TEXTS = {
  invalidXlsx: 'El archivo no es un libro de Excel (XLSX) que se pueda leer. Guárdalo de nuevo e inténtalo otra vez.',
  fileTooBig: 'El archivo es demasiado grande para revisarlo. Divídelo en varios e impórtalos uno por uno.',
  exceeds: 'El archivo excede 10 MB. Divídelo en varios e impórtalos uno por uno.',
  type: 'El archivo tiene que ser CSV o XLSX. Ábrelo en Excel y guárdalo como CSV UTF-8 o XLSX.',
  otherFormat: (kind: string) => `El archivo es ${kind}. Ábrelo en Excel y guárdalo como CSV UTF-8 o XLSX.`,
  contacts:
    'El archivo es una agenda (VCF). Pásala a Google Contactos y expórtala como CSV, o ábrelo en Excel y guárdalo como CSV UTF-8 o XLSX.',
  emptyFile: 'El archivo no tiene clientes: se espera una fila con encabezados y una por cliente.',
  tooManyRows: 'El archivo tiene más de 50,000 filas. Divídelo en varios e impórtalos uno por uno.',
  missingColumn: (title: string) => `Falta la columna ${title}. Di en Columnas cuál tiene el nombre de cada cliente.`,
  noHeading: 'No reconocimos los encabezados del archivo. Di en Columnas qué es cada columna.',
  oneColumn:
    'El archivo se lee como una sola columna. Guárdalo como CSV UTF-8 o XLSX con cada dato en su columna, o di en Columnas qué es.',
  duplicateColumn: (title: string) => `Hay dos columnas para ${title}. Deja sólo una.`,
  options: 'Las opciones de lectura del archivo no son válidas. Elige el archivo otra vez.',
  untitled: (number: number) => `Columna ${number}`,
  aboveHeading: (text: string) => `Está antes de los encabezados y no se importa: «${text}».`,
  repeatedColumn: (field: string) => `Hay dos columnas para ${field}; ésta no se importa. Di en Columnas qué es.`,
  repeatedPhone: (field: string) => `Hay dos columnas para ${field}; lo de ésta queda en Otro teléfono o extensión.`,
  leftOut: (title: string) => `No se importa la columna ${title}. Si la necesitas, di en Columnas qué es.`,
  nameOfBusiness: (name: string) => `No tiene nombre; se guarda con el de la empresa: «${name}».`,
  splitColumn:
    'El nombre completo se separa en nombre y apellidos: las dos últimas palabras son los apellidos. Revisa la muestra.',
  splitAs: (name: string, surname: string) =>
    surname === ''
      ? `Se guarda como nombre «${name}», sin apellidos.`
      : `Se guarda como nombre «${name}» y apellidos «${surname}».`,
  noPhone: (written: string) => `«${written}» no es un teléfono: queda sin teléfono.`,
  badPhone: (written: string) =>
    `El teléfono tiene que ser de 10 dígitos. Corrige «${written}» o déjalo vacío; el de otro país lleva + y su clave.`,
  phoneAs: (written: string, phone: string) => `«${written}» se guarda como ${phone}.`,
  phoneAndRest: (written: string, phone: string, rest: string) =>
    `«${written}»: el teléfono es ${phone}; «${rest}» queda en Otro teléfono o extensión.`,
  otherPhone: (rest: string) => `Se guarda en Otro teléfono o extensión: «${rest}».`,
  postalCode: (written: string) => `${written} se guarda como 0${written}: Excel quita el cero inicial.`,
  doubtful: (text: string) => `Una letra no se pudo leer con seguridad; quedó «${text}». Revísala.`,
  mended: (text: string) => `Las letras con acento estaban mal guardadas; quedó «${text}».`,
  cleaned: (text: string) => `Tenía marcas invisibles, que se quitaron; quedó «${text}».`,
  openQuote: (text: string) => `Tiene una comilla sin cerrar; quedó «${text}». Revísala.`,
  leftEmpty: (reason: string) => `${reason} Queda vacío.`,
  marks: {
    error: (text: string) => `La celda tiene un error de Excel (${text}).`,
    date: (text: string) => `Excel convirtió la celda en una fecha (${text}).`,
    boolean: (text: string) => `La celda es ${text}, no un texto.`,
  },
  savedAs: (written: string, stored: string) => `«${written}» se guarda como ${stored}.`,
  otherSheet: (name: string) => `No se importa la hoja «${name}». Si ahí están tus clientes, elígela en Hoja.`,
  headingsAgain: 'Repite los encabezados: no es un cliente.',
  total: (text: string) => `Parece un total o un pie de página («${text}»): no es un cliente.`,
  shifted: (cells: number, columns: number) =>
    `La fila tiene ${cells} columnas y los encabezados ${columns}: una coma sin comillas movió los datos. Pon ese texto entre comillas.`,
  joined: (text: string) => `La fila tenía columnas de más; se unieron: «${text}».`,
} as const;
