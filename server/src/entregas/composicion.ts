import { createHash } from 'node:crypto';
import type { Composicion, Descripcion, RemotoEnComposicion, Respaldo } from '@lavanda/shared/contract/entregas';
import { type Solicitante, versionPara } from '@lavanda/shared/domain/entrega';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { integridadDe } from './compilacion.ts';

/** A version as the composition names it. */
interface Publicada {
  descripcion: Descripcion;
  /** Folder of a build on another origin. */
  direccion: string | null;
  /** SHA-256 in hexadecimal of its manifest and its entry; null where it isn't known. */
  manifiesto: string | null;
  entrada: string | null;
}

interface Fila {
  remoto: string;
  estable: string;
  candidata: string | null;
  porcentaje: number;
  tenants: string[];
  /** The stable version before this one. */
  anterior: string | null;
  /** The three above. */
  versiones: Record<string, Publicada>;
}

/** The sections of whoever asks, each in their version (null: nobody signed in). */
export async function composicionPara(base: Base, quien: Solicitante | null): Promise<Composicion> {
  const { rows } = await sql<Fila>`
    with punteros as (
      select p.*, (select h.antes from entregas_historia h
                   where h.remoto = p.remoto and h.accion = 'estable' and h.detalle = p.estable and h.antes <> p.estable
                   order by h.id desc limit 1) as anterior
      from entregas_punteros p)
    select p.remoto, p.estable, p.candidata, p.porcentaje::float8 as porcentaje, p.tenants, p.anterior,
           (select jsonb_object_agg(e.version, jsonb_build_object(
                     'descripcion', e.descripcion, 'direccion', e.direccion, 'manifiesto', m.sha256, 'entrada', a.sha256))
              from entregas e
              left join entregas_archivos m on (m.remoto, m.version, m.ruta) = (e.remoto, e.version, 'mf-manifest.json')
              left join entregas_archivos a on (a.remoto, a.version, a.ruta) = (e.remoto, e.version, e.entrada)
              where e.remoto = p.remoto and e.version in (p.estable, p.candidata, p.anterior)) as versiones
    from punteros p order by p.remoto`.execute(base.kysely);
  const remotes = rows.map((fila) => enComposicion(fila, quien));
  const versiones = remotes.map(({ name, version }) => `${name}@${version}`).join('\n');
  return { id: createHash('sha256').update(versiones).digest('hex').slice(0, 16), usuario: quien?.usuarioId ?? null, remotes };
}

function enComposicion({ remoto, versiones, anterior, ...puntero }: Fila, quien: Solicitante | null): RemotoEnComposicion {
  const version = versionPara(remoto, puntero, quien);
  const candidata = version === puntero.candidata && version !== puntero.estable;
  const respaldo = situar(remoto, candidata ? puntero.estable : anterior, versiones);
  const { secciones = [], contrato } = versiones[version]?.descripcion ?? {};
  return {
    name: remoto,
    manifest: '',
    ...situar(remoto, version, versiones),
    version,
    candidata,
    ...(contrato === undefined ? {} : { contrato }),
    secciones: secciones.map(({ segmento }) => segmento),
    enlaces: secciones,
    ...(respaldo ? { respaldo } : {}),
  };
}

function situar(remoto: string, version: string | null, versiones: Record<string, Publicada>): Respaldo | undefined {
  const publicada = version === null ? undefined : versiones[version];
  if (version === null || !publicada) return undefined;
  const { direccion, manifiesto, entrada } = publicada;
  return {
    version,
    manifest: `${direccion ?? `/mf/${remoto}/${version}/`}mf-manifest.json`,
    ...(manifiesto === null ? {} : { integridad: integridadDe(manifiesto) }),
    ...(entrada === null ? {} : { entrada: { integridad: integridadDe(entrada) } }),
  };
}
