/** A branch-local calendar day, 'YYYY-MM-DD'. Never a moment in time. */
export type Dia = string;

export const ZONA_PREDETERMINADA = 'America/Mexico_City';

/** Whether `texto` is a real calendar day between 2000 and 2100. */
export function esDia(texto: string): boolean {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto);
  if (!partes) return false;
  const fecha = new Date(`${texto}T00:00:00Z`);
  const anio = Number(partes[1]);
  return anio >= 2000 && anio <= 2100 && !Number.isNaN(fecha.getTime()) && fecha.toISOString().slice(0, 10) === texto;
}

/** A formatter for each zone that is asked for: making one takes longer than all that a screen formats with it. */
function porZona(idioma: string, opciones: Intl.DateTimeFormatOptions): (zona: string) => Intl.DateTimeFormat {
  const hechos = new Map<string, Intl.DateTimeFormat>();
  return (zona) => {
    const hecho = hechos.get(zona) ?? new Intl.DateTimeFormat(idioma, { ...opciones, timeZone: zona });
    hechos.set(zona, hecho);
    return hecho;
  };
}

const dias = porZona('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const horas = porZona('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false });

/** The day it is at `momento` in the branch's time zone (IANA name). */
export function diaEn(zona: string, momento: Date): Dia {
  return dias(zona).format(momento);
}

/** 'HH:MM' at `momento` in the branch's time zone. */
export function horaEn(zona: string, momento: Date): string {
  return horas(zona).format(momento);
}

export function sumarDias(dia: Dia, dias: number): Dia {
  const fecha = new Date(`${dia}T00:00:00Z`);
  fecha.setUTCDate(fecha.getUTCDate() + dias);
  return fecha.toISOString().slice(0, 10);
}

/** Whole days from `desde` to `hasta`; negative when `hasta` is earlier. */
export function diasEntre(desde: Dia, hasta: Dia): number {
  return Math.round((Date.parse(`${hasta}T00:00:00Z`) - Date.parse(`${desde}T00:00:00Z`)) / 86_400_000);
}

/** 1 Sunday to 7 Saturday (spec 9). */
export function diaSemana(dia: Dia): number {
  return new Date(`${dia}T00:00:00Z`).getUTCDay() + 1;
}

/** Default promised date: the note's date plus the tenant's usual days, 2; express 1 (decisions "Notes"). */
export function entregaPredeterminada(fecha: Dia, express: boolean, diasEntrega = 2): Dia {
  return sumarDias(fecha, express ? Math.min(1, diasEntrega) : diasEntrega);
}
