import { deriveTheme } from './deriveTheme.ts';

/** The tenant's two colours, '#rrggbb'. */
export interface TenantColors {
  primario: string;
  secundario: string;
}

/** The tenant-dependent colours of MUI's palette (UI guide 2). */
export function tenantPalette({ primario: primary, secundario: secondary }: TenantColors) {
  const c = deriveTheme(primary, secondary);
  return {
    primary: {
      main: c.primario,
      contrastText: c.onPrimary,
      dark: c.primaryHover,
      light: c.tint100,
      text: c.primaryText,
      graphic: c.primaryGraphic,
      edge: c.primaryBorder,
      selected: c.primarySelected,
      tint50: c.tint50,
      tint200: c.tint200,
    },
    secondary: {
      main: c.secundario,
      dark: c.secundario,
      light: c.secundario,
      contrastText: c.onSecondary,
      graphic: c.secondaryGraphic,
    },
  };
}

/** The palette as CSS variables: set on an element, they recolour its content, for example in a preview. */
export function tenantVariables(colors: TenantColors): Record<`--mui-palette-${string}`, string> {
  return Object.fromEntries(
    Object.entries(tenantPalette(colors)).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, color]) => [`--mui-palette-${group}-${role}`, color]),
    ),
  );
}
