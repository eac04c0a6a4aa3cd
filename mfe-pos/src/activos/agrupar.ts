import { type Dia, diaSemana, diasEntre, sumarDias } from '@lavanda/shared/domain/fechas';
import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import type { NotaGuardada } from '../notas/nota';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;
const DIAS_SEMANA = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const;

/** Day and hour at the branch. */
export interface Momento {
  hoy: Dia;
  /** 'HH:MM'. */
  hora: string;
}

export interface TarjetaActiva {
  nota: NotaGuardada;
  /** The day it is promised for; of a pickup, its day. */
  dia: Dia;
  /** Days late; 0 for a pickup of today whose window has passed; null when it isn't late. */
  atraso: number | null;
}

export interface Grupo {
  clave: string;
  titulo: string;
  atrasadas: boolean;
  /** null for the overdue, which are of several days. */
  dia: Dia | null;
  tarjetas: TarjetaActiva[];
}

/**
 * When a note is due and how late it is (UI guide 10): a note in branch by its promised date, a pickup by its day and window.
 */
export function tarjetaDe(nota: NotaGuardada, { hoy, hora }: Momento): TarjetaActiva {
  const recoleccion = nota.status === POR_RECOLECTAR;
  const dia = recoleccion ? nota.fecha : (nota.fechaEntrega ?? nota.fecha);
  const atraso = diasEntre(dia, hoy);
  const ventanaPasada = recoleccion && atraso === 0 && nota.recoleccion !== null && nota.recoleccion.horaFinal <= hora;
  return { nota, dia, atraso: atraso > 0 || ventanaPasada ? atraso : null };
}

/** Board of Activos: overdue first, then a group for each day; in a day, pickups by their window, then notes by folio. */
export function agrupar(notas: readonly NotaGuardada[], momento: Momento): Grupo[] {
  const porDia = new Map<Dia, TarjetaActiva[]>();
  const atrasadas: TarjetaActiva[] = [];
  for (const nota of notas) {
    const tarjeta = tarjetaDe(nota, momento);
    const destino = tarjeta.atraso === null ? (porDia.get(tarjeta.dia) ?? []) : atrasadas;
    destino.push(tarjeta);
    if (tarjeta.atraso === null) porDia.set(tarjeta.dia, destino);
  }
  const dias = [...porDia].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...(atrasadas.length > 0
      ? [{ clave: 'atrasadas', titulo: T.atrasadas, atrasadas: true, dia: null, tarjetas: atrasadas.sort(enOrden) }]
      : []),
    ...dias.map(([dia, tarjetas]) => ({
      clave: dia,
      titulo: tituloDeDia(dia, momento.hoy),
      atrasadas: false,
      dia,
      tarjetas: tarjetas.sort(enOrden),
    })),
  ];
}

function tituloDeDia(dia: Dia, hoy: Dia): string {
  if (dia === hoy) return T.hoy;
  if (dia === sumarDias(hoy, 1)) return T.manana;
  return DIAS_SEMANA[diaSemana(dia) - 1] ?? dia;
}

function enOrden(a: TarjetaActiva, b: TarjetaActiva): number {
  if (a.dia !== b.dia) return a.dia < b.dia ? -1 : 1;
  const [antes, despues] = [horaDe(a), horaDe(b)];
  if (antes !== despues) return antes < despues ? -1 : 1;
  return a.nota.folio - b.nota.folio;
}

function horaDe({ nota }: TarjetaActiva): string {
  return nota.status === POR_RECOLECTAR ? (nota.recoleccion?.horaInicio ?? '00:00') : '24:00';
}
