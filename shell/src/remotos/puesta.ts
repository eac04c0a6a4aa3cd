import type { Ciclos, RouterDeDatos } from '@lavanda/shared/federation/remoto';
import { seccionDe } from '../app/secciones';
import { puedeGuardarse } from './ocupacion';
import type { ParcelaSuelta } from './parcelaSuelta';
import type { Partes } from './porPartes';

/** A mounted section: the open one, or one that is out of the page and comes back as it was. */
export interface Puesta {
  seccion: string;
  ciclos: Ciclos;
  parcela: ParcelaSuelta;
  montada: boolean;
  rota: boolean;
  /** What it was last told. */
  visible: boolean;
  /** Where the page last was in it, the entry of the history and how far down, px. */
  ruta: string;
  consulta: string;
  entrada: string;
  altura: number;
  /** What of it can be drawn after the rest, where it was when the section was left. */
  partes?: Partes;
}

export function nuevaPuesta(seccion: string, ciclos: Ciclos, parcela: ParcelaSuelta): Puesta {
  return { seccion, ciclos, parcela, montada: false, rota: false, visible: true, ruta: '', consulta: '', entrada: '', altura: 0 };
}

/** Where the page is now, when that is in this section. */
export function anotarLugar(puesta: Puesta, { pathname, search, key }: RouterDeDatos['state']['location']): void {
  if (seccionDe(pathname) !== puesta.seccion) return;
  puesta.ruta = pathname;
  puesta.consulta = search;
  puesta.entrada = key;
}

/** Whether the section that is left can be kept: on its first page, whole, with nothing open over it, and able to be told. */
export function seConserva({ seccion, ciclos, montada, rota, ruta, parcela }: Puesta): boolean {
  return ciclos.update !== undefined && montada && !rota && ruta === `/app/${seccion}` && puedeGuardarse(parcela.elemento);
}
