import { esDia } from '@lavanda/shared/domain/fechas';

/** What narrows the list; '' and false leave it as it is. Names are those of the address and of the call. */
export interface Filtros {
  user: string;
  sucursal: string;
  adeudo: boolean;
  facturados: boolean;
  domicilio: boolean;
  fechaInicial: string;
  fechaFinal: string;
}

export const SIN_FILTROS: Filtros = {
  user: '',
  sucursal: '',
  adeudo: false,
  facturados: false,
  domicilio: false,
  fechaInicial: '',
  fechaFinal: '',
};

const LARGO_MAXIMO = 120;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The customer text filters when longer than 3 characters or empty (spec 5). */
export function filtraYa(texto: string): boolean {
  return texto === '' || texto.length > 3;
}

/** A short folio has no other way to be searched than its few digits; Enter takes it (decisions "Lists"). */
export function esFolio(texto: string): boolean {
  return /^#?\s*\d+$/.test(texto);
}

function textoValido(texto: string): string {
  const limpio = texto.trim();
  const cabe = limpio.length <= LARGO_MAXIMO && !/\p{Cc}/u.test(limpio);
  return cabe && (filtraYa(limpio) || esFolio(limpio)) ? limpio : '';
}

const esSi = (valor: string | null) => valor === 'true' || valor === '1';

/** The filters an address asks for. What isn't one of them, or isn't a value it can have, is left out. */
export function leerFiltros(direccion: URLSearchParams): Filtros {
  const dia = (nombre: string) => {
    const valor = direccion.get(nombre) ?? '';
    return esDia(valor) ? valor : '';
  };
  const desde = dia('fechaInicial');
  const hasta = dia('fechaFinal');
  const cruzadas = desde !== '' && hasta !== '' && hasta < desde;
  const sucursal = direccion.get('sucursal') ?? '';
  return {
    user: textoValido(direccion.get('user') ?? ''),
    sucursal: UUID.test(sucursal) ? sucursal.toLowerCase() : '',
    adeudo: esSi(direccion.get('adeudo')),
    facturados: esSi(direccion.get('facturados')),
    domicilio: esSi(direccion.get('domicilio')),
    fechaInicial: cruzadas ? '' : desde,
    fechaFinal: cruzadas ? '' : hasta,
  };
}

/** The filters that are on, as the address and the calls carry them. */
export function consultaDe(filtros: Filtros): Record<string, string> {
  const puestos = Object.entries(filtros).filter(([, valor]) => valor !== '' && valor !== false);
  return Object.fromEntries(puestos.map(([nombre, valor]) => [nombre, String(valor)]));
}

export function hayFiltros(filtros: Filtros): boolean {
  return Object.keys(consultaDe(filtros)).length > 0;
}
