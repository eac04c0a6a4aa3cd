/** What importing customers tells the user. */
export const TEXTOS = {
  csvInvalido: 'El archivo no se puede leer como CSV. Guárdalo de nuevo como CSV UTF-8 e inténtalo otra vez.',
  xlsxInvalido: 'El archivo no es un libro de Excel (XLSX) que se pueda leer. Guárdalo de nuevo e inténtalo otra vez.',
  archivoGrande: 'El archivo es demasiado grande para revisarlo. Divídelo en varios e impórtalos uno por uno.',
  excede: 'El archivo excede 10 MB. Divídelo en varios e impórtalos uno por uno.',
  tipo: 'El archivo tiene que ser CSV o XLSX.',
  archivoVacio: 'El archivo no tiene clientes: se espera una fila con encabezados y una por cliente.',
  demasiadasFilas: 'El archivo tiene más de 50,000 filas. Divídelo en varios e impórtalos uno por uno.',
  ocupado: 'Ya se están importando otros archivos. Inténtalo de nuevo en un momento.',
  faltaColumna: (titulo: string) => `Falta la columna ${titulo}. La primera fila tiene que decir qué es cada columna.`,
  columnaRepetida: (titulo: string) => `La columna ${titulo} está dos veces. Deja sólo una.`,
} as const;
