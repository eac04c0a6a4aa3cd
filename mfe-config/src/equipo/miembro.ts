import type { Miembro } from '@lavanda/shared/contract/equipo';
import { diaEn, horaEn } from '@lavanda/shared/domain/fechas';
import { normalizar } from '@lavanda/shared/domain/texto';
import { TEXTOS as T } from './textos';

/** What an account is called in questions and messages: its name, or its e-mail while it has none. */
export function comoSeLlama({ nombre, email }: Miembro): string {
  return nombre || email;
}

/** Branch and e-mail, the line under the name. */
export function lineaDe({ sucursalData, email }: Miembro): string {
  return [sucursalData.nombre_sucursal, email].filter(Boolean).join(' · ');
}

function momento(iso: string | null | undefined): Date | null {
  const fecha = new Date(iso ?? '');
  return Number.isNaN(fecha.getTime()) ? null : fecha;
}

/** 'YYYY-MM-DD HH:MM' of the branch, or null when they never signed in. */
export function ultimaConexion({ lastLogin, sucursalData: { zona_horaria: zona } }: Miembro): string | null {
  const fecha = momento(lastLogin);
  return fecha && `${diaEn(zona, fecha)} ${horaEn(zona, fecha)}`;
}

/** 'YYYY-MM-DD' of the branch, or null: an invited person isn't in the team yet. */
export function enElEquipoDesde({ confirmed, fechaAlta, sucursalData }: Miembro): string | null {
  const fecha = confirmed ? momento(fechaAlta) : null;
  return fecha && diaEn(sucursalData.zona_horaria, fecha);
}

/** Members whose name, e-mail or branch has every word of `texto`, accents and case aside (decisions "Lists and search"). */
export function buscarMiembros(equipo: readonly Miembro[], texto: string): readonly Miembro[] {
  const palabras = normalizar(texto).split(' ').filter(Boolean);
  if (palabras.length === 0) return equipo;
  return equipo.filter((miembro) => {
    const visto = normalizar(`${miembro.nombre || T.sinNombre} ${miembro.email} ${miembro.sucursalData.nombre_sucursal}`);
    return palabras.every((palabra) => visto.includes(palabra));
  });
}
