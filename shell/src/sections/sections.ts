import type { DescribedSection } from '@lavanda/shared/contract/schemas/releases';

/** Path of the start page, to which unknown paths redirect. */
export const HOME = '/app/activos';

/** @returns the section of a path under app/: the first segment after app/; undefined without one */
export function sectionOf(pathname: string): string | undefined {
  return pathname.split('/')[2] || undefined;
}

export function describedIn(list: readonly DescribedSection[], segment: string | undefined): DescribedSection | undefined {
  return list.find((section) => section.segmento === segment);
}

export interface NavLink {
  section: string;
  path: string;
  text: string;
  icon: string | undefined;
}

/** @returns the links of a place (bar or menu) that these permissions allow */
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
      icon,
    }));
}

/** Section part of the page title '{tenant name} | {section}' (spec 1); undefined for an unknown section. */
export function titleOf(pathname: string, list: readonly DescribedSection[]): string | undefined {
  const section = describedIn(list, sectionOf(pathname));
  if (!section) return undefined;
  const { titulo: title, tituloDePagina: pageTitle = title, tituloDeDetalle: detailTitle = pageTitle } = section;
  return pathname.split('/')[3] ? detailTitle : pageTitle;
}
