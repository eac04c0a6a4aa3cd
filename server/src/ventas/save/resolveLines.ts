import { randomUUID } from 'node:crypto';
import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea, type Medida } from '@lavanda/shared/domain/nota';
import { campoInvalido } from '../errors.ts';
import type { Linea } from '../nota.ts';
import { precioDelCatalogo, precioGuardado, TEXTOS } from '../textos.ts';
import type { LineaEntrada } from './input.ts';

/** A service of the catalogue, precio in centavos. */
export interface ServicioCatalogo {
  id: string;
  servicio: string;
  medida: Medida;
  precio: Centavos;
  activo: boolean;
}

/** The stored line that an incoming one is: the same id, or, without id, the same name and price, one for one. */
function emparejar(entradas: readonly LineaEntrada[], guardadas: readonly Linea[]): (Linea | undefined)[] {
  const libres = new Map(guardadas.map((linea) => [linea.id, linea]));
  const porId = entradas.map((entrada) => {
    const linea = entrada.id === null ? undefined : libres.get(entrada.id);
    if (linea) libres.delete(linea.id);
    return linea;
  });
  return entradas.map((entrada, i) => {
    if (entrada.id !== null) return porId[i];
    for (const linea of libres.values()) {
      if (linea.servicio !== entrada.servicio || linea.precio !== entrada.precio) continue;
      if (entrada.servicioId !== null && entrada.servicioId !== linea.servicioId) continue;
      libres.delete(linea.id);
      return linea;
    }
    return undefined;
  });
}

/** A line once saved keeps service, name and price, whatever the catalogue says now (decisions "Notes"). */
function conservar(entrada: LineaEntrada, guardada: Linea, campo: string): Omit<Linea, 'importe'> {
  if (entrada.precio !== guardada.precio) throw campoInvalido(`${campo}.precio`, precioGuardado(formatoDinero(guardada.precio)));
  if (entrada.servicio !== guardada.servicio) throw campoInvalido(`${campo}.servicio`, TEXTOS.lineaFija);
  if (entrada.servicioId !== null && entrada.servicioId !== guardada.servicioId)
    throw campoInvalido(`${campo}.servicio_id`, TEXTOS.lineaFija);
  if (entrada.medida !== null && entrada.medida !== guardada.medida) throw campoInvalido(`${campo}.medida`, TEXTOS.lineaFija);
  return { ...guardada, cantidad: entrada.cantidad };
}

function buscarServicio(
  entrada: LineaEntrada,
  catalogo: readonly ServicioCatalogo[],
  campo: string,
): ServicioCatalogo | undefined {
  const activos = catalogo.filter(({ activo }) => activo);
  if (entrada.servicioId !== null) {
    const servicio = activos.find(({ id }) => id === entrada.servicioId);
    if (!servicio) throw campoInvalido(`${campo}.servicio_id`, TEXTOS.servicioInexistente);
    return servicio;
  }
  const homonimos = activos.filter(({ servicio }) => servicio === entrada.servicio);
  return homonimos.find(({ precio }) => precio === entrada.precio) ?? homonimos[0];
}

/** A new line: the catalogue's price for pz and kg; flex brings its own name and price. */
function nueva(entrada: LineaEntrada, catalogo: readonly ServicioCatalogo[], campo: string): Omit<Linea, 'importe'> {
  const servicio = buscarServicio(entrada, catalogo, campo);
  const id = entrada.id ?? randomUUID();
  const { cantidad, precio } = entrada;
  if (!servicio) {
    if (entrada.medida !== null && entrada.medida !== 'flex')
      throw campoInvalido(`${campo}.servicio`, TEXTOS.servicioInexistente);
    return { id, servicioId: null, servicio: entrada.servicio, medida: 'flex', cantidad, precio };
  }
  const { medida } = servicio;
  if (entrada.medida !== null && entrada.medida !== medida) throw campoInvalido(`${campo}.medida`, TEXTOS.medidaDistinta);
  if (medida === 'flex') return { id, servicioId: servicio.id, servicio: entrada.servicio, medida, cantidad, precio };
  if (precio !== servicio.precio) throw campoInvalido(`${campo}.precio`, precioDelCatalogo(formatoDinero(servicio.precio)));
  return { id, servicioId: servicio.id, servicio: servicio.servicio, medida, cantidad, precio };
}

/**
 * The lines a note will hold, in the order sent.
 * @throws 422 naming articulos[i].servicio, .servicio_id, .medida, .precio, .cantidad or ._id
 */
export function resolverLineas(
  entradas: readonly LineaEntrada[],
  guardadas: readonly Linea[],
  catalogo: readonly ServicioCatalogo[],
): Linea[] {
  const parejas = emparejar(entradas, guardadas);
  const vistas = new Set<string>();
  return entradas.map((entrada, i) => {
    const campo = `articulos[${i}]`;
    const pareja = parejas[i];
    if (entrada.id !== null && vistas.has(entrada.id)) throw campoInvalido(`${campo}._id`, TEXTOS.idRepetido);
    const linea = pareja ? conservar(entrada, pareja, campo) : nueva(entrada, catalogo, campo);
    vistas.add(linea.id);
    if (linea.medida === 'pz' && linea.cantidad % 1000 !== 0) throw campoInvalido(`${campo}.cantidad`, TEXTOS.piezasEnteras);
    return { ...linea, importe: importeLinea(linea) };
  });
}
