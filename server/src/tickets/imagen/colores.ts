// biome-ignore lint/style/noRestrictedImports: the image wears the tenant's theme, which is a pure function of two colours.
import { derivarTema } from '@lavanda/shared/design/derivarTema';
// biome-ignore lint/style/noRestrictedImports: the inks of the interface, constants.
import { NEUTROS } from '@lavanda/shared/design/tokens';

/** Inks of the interface, whatever the tenant's colours. */
export const TINTAS = { fuerte: NEUTROS.tinta, suave: NEUTROS.tinta2, raya: NEUTROS.linea, papel: NEUTROS.superficie } as const;

/** The tenant's colours as the interface derives them, texts on them included. */
export interface Colores {
  barra: string;
  sobreBarra: string;
  filo: string;
  fondo: string;
}

export function coloresDe({ primario, secundario }: { primario: string; secundario: string }): Colores {
  const { sobrePrimario, tinte100 } = derivarTema(primario, secundario);
  return { barra: primario, sobreBarra: sobrePrimario, filo: secundario, fondo: tinte100 };
}
