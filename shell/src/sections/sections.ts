import type { DescribedSection } from '@lavanda/shared/contract/releases';

/** Where who comes from nowhere begins, and where an address that no section draws leads (spec 2). */
export const HOME = '/app/activos';

/** The first path segment after app/. */
export function sectionOf(pathname: string): string | undefined {
  return pathname.split('/')[2] || undefined;
}

export function describedIn(list: readonly DescribedSection[], segment: string | undefined): DescribedSection | undefined {
  return list.find((section) => section.segmento === segment);
}

/** A section as a link to it. */
export interface NavLink {
  section: string;
  path: string;
  text: string;
  icono: string | undefined;
}

/** The links that who has these permissions sees in a place. */
export function linksIn(
  place: 'barra' | 'menu',
  list: readonly DescribedSection[],
  permissions: readonly string[],
): readonly NavLink[] {
  return list
    .filter((section) => section.lugar === place && permissions.includes(section.permiso))
    .map(({ segmento: segment, titulo: title, icono: icon, inicio: start }) => ({
      section: segment,
      path: start === undefined ? `/app/${segment}` : `/app/${segment}/${start}`,
      text: title,
      icono: icon,
    }));
}

/** The part of the page title after '{tenant name} | ' (spec 1); nothing for a section that isn't known yet. */
export function titleOf(pathname: string, list: readonly DescribedSection[]): string | undefined {
  const section = describedIn(list, sectionOf(pathname));
  if (!section) return undefined;
  const { titulo: title, tituloDePagina: pageTitle = title, tituloDeDetalle: detailTitle = pageTitle } = section;
  return pathname.split('/')[3] ? detailTitle : pageTitle;
}
