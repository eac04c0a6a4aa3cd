import { GuardarCliente, type ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import { normalizarRfc } from '@lavanda/shared/domain/rfc';
import { type CampoMalo, Problematico } from '../../http/problema.ts';
import { compilarValidacion } from '../../http/validar.ts';
import { type DatosCliente, datosCliente } from '../datosCliente.ts';
import { ArchivoInvalido, FILAS_MAXIMAS, type FilaDeTexto } from './archivoInvalido.ts';
import { type CampoDeArchivo, campoDe } from './columnas.ts';
import { TEXTOS } from './textos.ts';

/** A customer of the file that can be kept. */
export interface FilaBuena {
  datos: DatosCliente;
  domicilios: string[];
}

export interface Revision {
  /** Rows with something in them, the heading aside. */
  filas: number;
  buenas: FilaBuena[];
  errores: ResultadoImportacion['errores'];
}

/** Beyond these the file isn't one of customers; the rest of the rows are counted all the same. */
const ERRORES_MAXIMOS = 10_000;

/** Lengths, as a save through the API would check them. */
const revisarEsquema = compilarValidacion({ schema: GuardarCliente, method: 'POST', url: '', httpPart: 'body' });

/**
 * The customers of a table, by the same rules as `guardarCliente`. An error names the file's own heading.
 * @throws ArchivoInvalido when it has no heading, no rows or too many
 */
export function revisarFilas([encabezado, ...filas]: readonly FilaDeTexto[]): Revision {
  if (!encabezado) throw new ArchivoInvalido(TEXTOS.archivoVacio);
  const columnas = columnasDe(encabezado);
  if (filas.length === 0) throw new ArchivoInvalido(TEXTOS.archivoVacio);
  if (filas.length > FILAS_MAXIMAS) throw new ArchivoInvalido(TEXTOS.demasiadasFilas);
  const revision: Revision = { filas: filas.length, buenas: [], errores: [] };
  for (const { fila, celdas } of filas) {
    const leido = leerCliente((campo) => celdas[columnas.get(campo) ?? -1] ?? '');
    if ('datos' in leido) revision.buenas.push(leido);
    else if (revision.errores.length < ERRORES_MAXIMOS) {
      const titulo = (campo: CampoDeArchivo) => encabezado.celdas[columnas.get(campo) ?? -1] ?? campo;
      revision.errores.push(...leido.errores.map(({ campo, mensaje }) => ({ fila, campo: titulo(campo), mensaje })));
    }
  }
  return revision;
}

/** Which column holds which field. */
function columnasDe({ celdas }: FilaDeTexto): Map<CampoDeArchivo, number> {
  const columnas = new Map<CampoDeArchivo, number>();
  celdas.forEach((titulo, columna) => {
    const campo = campoDe(titulo);
    if (campo === null) return;
    if (columnas.has(campo)) throw new ArchivoInvalido(TEXTOS.columnaRepetida(titulo));
    columnas.set(campo, columna);
  });
  if (!columnas.has('nombre')) throw new ArchivoInvalido(TEXTOS.faltaColumna('Nombre'));
  if (!columnas.has('apellido')) throw new ArchivoInvalido(TEXTOS.faltaColumna('Apellidos'));
  return columnas;
}

type Leido = FilaBuena | { errores: { campo: CampoDeArchivo; mensaje: string }[] };

function leerCliente(celda: (campo: CampoDeArchivo) => string): Leido {
  const numeros = Array.from({ length: 20 }, (_nada, i) => i + 1).filter((numero) => celda(`domicilio ${numero}`) !== '');
  const cuerpo: GuardarCliente = {
    nombre: celda('nombre'),
    apellido: celda('apellido'),
    telefono: celda('telefono'),
    correoElectronico: celda('correoElectronico'),
    rfc: normalizarRfc(celda('rfc')),
    razonSocial: celda('razonSocial'),
    // '612 - Personas Físicas...' is the SAT's own way to write it.
    regimenFiscal: /^(\d{3})(?:\D.*)?$/.exec(celda('regimenFiscal'))?.[1] ?? celda('regimenFiscal'),
    // A spreadsheet drops the zero that the codes of Mexico City begin with.
    cp: celda('cp').replace(/^(\d{4})$/, '0$1'),
    domicilio: numeros.map((numero) => ({ descripcion: celda(`domicilio ${numero}`), lat: null, lon: null })),
  };
  const campos = camposMalos(cuerpo);
  if (!Array.isArray(campos)) return { datos: campos, domicilios: cuerpo.domicilio?.map(({ descripcion }) => descripcion) ?? [] };
  return { errores: campos.map(({ campo, mensaje }) => ({ campo: campoDeError(campo, numeros), mensaje })) };
}

/** The columns to keep, or what is wrong. */
function camposMalos(cuerpo: GuardarCliente): DatosCliente | CampoMalo[] {
  try {
    const datos = datosCliente(cuerpo, null);
    const revisado = revisarEsquema(cuerpo);
    if (typeof revisado === 'object' && 'error' in revisado && revisado.error) throw revisado.error;
    return datos;
  } catch (error) {
    if (error instanceof Problematico) return [...(error.campos ?? [])];
    throw error;
  }
}

/** 'domicilio[1].descripcion' -> the column of the row's second address. */
function campoDeError(campo: string, numeros: readonly number[]): CampoDeArchivo {
  const indice = /^domicilio\D(\d+)/.exec(campo)?.[1];
  return indice === undefined ? (campo as CampoDeArchivo) : `domicilio ${numeros[Number(indice)] ?? 1}`;
}
