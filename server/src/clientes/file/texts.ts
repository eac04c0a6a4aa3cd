export const TEXTS = {
  invalidCsv: 'El archivo no se puede leer como CSV. Guárdalo de nuevo como CSV UTF-8 e inténtalo otra vez.',
  invalidXlsx: 'El archivo no es un libro de Excel (XLSX) que se pueda leer. Guárdalo de nuevo e inténtalo otra vez.',
  fileTooBig: 'El archivo es demasiado grande para revisarlo. Divídelo en varios e impórtalos uno por uno.',
  exceeds: 'El archivo excede 10 MB. Divídelo en varios e impórtalos uno por uno.',
  type: 'El archivo tiene que ser CSV o XLSX.',
  emptyFile: 'El archivo no tiene clientes: se espera una fila con encabezados y una por cliente.',
  tooManyRows: 'El archivo tiene más de 50,000 filas. Divídelo en varios e impórtalos uno por uno.',
  missingColumn: (title: string) => `Falta la columna ${title}. La primera fila tiene que decir qué es cada columna.`,
  duplicateColumn: (title: string) => `La columna ${title} está dos veces. Deja sólo una.`,
} as const;
