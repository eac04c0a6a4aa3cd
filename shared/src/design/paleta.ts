import { derivarTema } from './derivarTema.ts';

/** The tenant's two colours, '#rrggbb'. */
export interface ColoresDelTenant {
  primario: string;
  secundario: string;
}

/** Every role of MUI's palette that depends on the tenant (UI guide 2). */
export function paletaDelTenant({ primario, secundario }: ColoresDelTenant) {
  const c = derivarTema(primario, secundario);
  return {
    primary: {
      main: c.primario,
      contrastText: c.sobrePrimario,
      dark: c.primarioHover,
      light: c.tinte100,
      text: c.primarioTexto,
      graphic: c.primarioGrafico,
      edge: c.primarioBorde,
      selected: c.primarioSeleccionado,
      tint50: c.tinte50,
      tint200: c.tinte200,
    },
    secondary: {
      main: c.secundario,
      dark: c.secundario,
      light: c.secundario,
      contrastText: c.sobreSecundario,
      graphic: c.secundarioGrafico,
    },
  };
}

/** The same palette as the theme's CSS variables: put on an element, they paint what is inside it in other colours than the page's. */
export function variablesDelTenant(colores: ColoresDelTenant): Record<`--mui-palette-${string}`, string> {
  return Object.fromEntries(
    Object.entries(paletaDelTenant(colores)).flatMap(([grupo, papeles]) =>
      Object.entries(papeles).map(([papel, color]) => [`--mui-palette-${grupo}-${papel}`, color]),
    ),
  );
}
