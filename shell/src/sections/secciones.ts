import type { SeccionDescrita } from '@lavanda/shared/contract/entregas';

/** Where who comes from nowhere begins, and where an address that no section draws leads (spec 2). */
export const INICIO = '/app/activos';

/** The first path segment after app/. */
export function seccionDe(pathname: string): string | undefined {
  return pathname.split('/')[2] || undefined;
}

export function descritaEn(lista: readonly SeccionDescrita[], segmento: string | undefined): SeccionDescrita | undefined {
  return lista.find((seccion) => seccion.segmento === segmento);
}

/** A section as a link to it. */
export interface Enlace {
  seccion: string;
  ruta: string;
  texto: string;
  icono: string | undefined;
}

/** The links that who has these permissions sees in a place. */
export function enlacesEn(
  lugar: 'barra' | 'menu',
  lista: readonly SeccionDescrita[],
  permisos: readonly string[],
): readonly Enlace[] {
  return lista
    .filter((seccion) => seccion.lugar === lugar && permisos.includes(seccion.permiso))
    .map(({ segmento, titulo, icono, inicio }) => ({
      seccion: segmento,
      ruta: inicio === undefined ? `/app/${segmento}` : `/app/${segmento}/${inicio}`,
      texto: titulo,
      icono,
    }));
}

/** The part of the page title after '{tenant name} | ' (spec 1); nothing for a section that isn't known yet. */
export function tituloDe(pathname: string, lista: readonly SeccionDescrita[]): string | undefined {
  const seccion = descritaEn(lista, seccionDe(pathname));
  if (!seccion) return undefined;
  const { titulo, tituloDePagina = titulo, tituloDeDetalle = tituloDePagina } = seccion;
  return pathname.split('/')[3] ? tituloDeDetalle : tituloDePagina;
}
