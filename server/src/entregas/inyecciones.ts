import { inyeccionesEn } from '@lavanda/shared/domain/inyecciones';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Inyecta } from '../db/tables/entregas.ts';
import { type Compilacion, CompilacionInvalida } from './compilacion.ts';
import type { ContratoDelShell } from './compuerta.ts';

interface Declarada extends Inyecta {
  /** Endpoints of the parts of `shared` it carries. */
  deShared: string[];
}

/** What a build says beside it that it injects; null when it says nothing. @throws CompilacionInvalida when that can't be read */
export function declaradoPor({ archivos }: Pick<Compilacion, 'archivos'>): Declarada | null {
  const archivo = archivos.find(({ ruta }) => ruta === 'contrato-remoto.json');
  if (!archivo) return null;
  try {
    const datos = JSON.parse(archivo.bytes.toString('utf8')) as Record<string, unknown>;
    const lista = (campo: string) => {
      const valor = datos[campo];
      if (!Array.isArray(valor) || !valor.every((nombre) => typeof nombre === 'string')) throw new TypeError(campo);
      return valor;
    };
    return { endpoints: lista('endpoints'), deShared: lista('deShared'), etiquetas: lista('etiquetas') };
  } catch {
    throw new CompilacionInvalida('contrato-remoto.json no tiene la forma esperada.');
  }
}

/**
 * One slice, one name each: an endpoint injected twice is the later one for everybody. What the build says is held against what others and the shell inject,
 * and its own code against what it says.
 */
export async function choquesDeInyecciones(
  base: Base,
  compilacion: Compilacion,
  shell: ContratoDelShell | null,
): Promise<string[]> {
  const declarada = declaradoPor(compilacion) ?? { endpoints: [], deShared: [], etiquetas: [] };
  const ajenos = await endpointsAjenos(base, compilacion.remoto);
  const delShell = new Set(shell?.endpoints ?? []);
  const conocidas = shell?.etiquetas;
  return [
    ...declarada.endpoints.flatMap((nombre) => {
      if (delShell.has(nombre)) return [`Inyecta el endpoint "${nombre}", que ya es del shell.`];
      const dueno = ajenos.get(nombre);
      return dueno === undefined ? [] : [`Inyecta el endpoint "${nombre}", que ya es de ${dueno}.`];
    }),
    ...declarada.etiquetas
      .filter((etiqueta) => conocidas !== undefined && !conocidas.includes(etiqueta))
      .map((etiqueta) => `Usa la etiqueta "${etiqueta}", que la tienda compartida no tiene.`),
    ...choquesConSuCodigo(compilacion, declarada, delShell),
  ];
}

function choquesConSuCodigo({ archivos }: Compilacion, declarada: Declarada, delShell: ReadonlySet<string>): string[] {
  const leidas = archivos.filter(({ ruta }) => ruta.endsWith('.js')).map(({ bytes }) => inyeccionesEn(bytes.toString('utf8')));
  const deShared = declarada.deShared.filter((nombre) => delShell.has(nombre));
  const dichos = new Set([...declarada.endpoints, ...(delShell.size === 0 ? declarada.deShared : deShared)]);
  const callados = new Set(leidas.flatMap(({ endpoints }) => endpoints).filter((nombre) => !dichos.has(nombre)));
  const etiquetas = new Set(leidas.flatMap((leida) => leida.etiquetas).filter((nombre) => !declarada.etiquetas.includes(nombre)));
  return [
    ...[...callados].map((nombre) => `Su código inyecta el endpoint "${nombre}" y su contrato-remoto.json no lo dice.`),
    ...[...etiquetas].map((nombre) => `Su código usa la etiqueta "${nombre}" y su contrato-remoto.json no lo dice.`),
    ...(leidas.some(({ ilegibles }) => ilegibles > 0)
      ? ['Su código inyecta endpoints que no se pueden leer: se escriben dentro de injectEndpoints.']
      : []),
  ];
}

/** Who injects each endpoint among the other live remotes, stable or candidate. */
async function endpointsAjenos(base: Base, remoto: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ remoto: string; nombre: string }>`
    select distinct e.remoto, n.nombre
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    cross join jsonb_array_elements_text(coalesce(e.inyecta -> 'endpoints', '[]')) n (nombre)
    where p.remoto <> ${remoto}`.execute(base.kysely);
  return new Map(rows.map(({ remoto: dueno, nombre }) => [nombre, dueno]));
}
