import { contrast } from './color.ts';
import { tenantPalette, tenantVariables } from './palette.ts';
import { createTenantTheme } from './theme.ts';
import { NEUTRALS, SEMANTIC } from './tokens.ts';

describe('createTenantTheme', () => {
  it('returns the same theme for the same colours in any letter case', () => {
    const theme = createTenantTheme({ primario: '#A3195B', secundario: '#0F8B8D' });
    expect(createTenantTheme({ primario: '#a3195b', secundario: '#0f8b8d' })).toBe(theme);
    expect(createTenantTheme({ primario: '#274c77', secundario: '#0f8b8d' })).not.toBe(theme);
  });

  it('applies the tenant to the palette and keeps the semantic colours', () => {
    const { palette } = createTenantTheme({ primario: '#f2c230', secundario: '#e4572e' });
    expect(palette.primary).toMatchObject({
      main: '#f2c230',
      contrastText: '#000000',
      text: '#83670f',
      graphic: '#ae8802',
    });
    expect(palette.error.main).toBe(SEMANTIC.error.text);
    expect(palette.text.primary).toBe(NEUTRALS.ink);
  });

  it('keeps neutral and semantic text at 4.5:1 on its backgrounds', () => {
    const texts = [NEUTRALS.ink, NEUTRALS.ink2, NEUTRALS.ink3];
    const backgrounds = [NEUTRALS.surface, NEUTRALS.background, NEUTRALS.sunken];
    const reasons = [
      ...texts.flatMap((text) => backgrounds.map((background) => contrast(text, background))),
      ...Object.values(SEMANTIC).flatMap(({ text, background }) => [
        contrast(text, background),
        contrast(text, NEUTRALS.surface),
      ]),
    ];
    expect(Math.min(...reasons)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(NEUTRALS.strongLine, NEUTRALS.surface)).toBeGreaterThanOrEqual(3);
  });

  it('returns CSS variables that recolour a part of the page, one for every role of the theme', () => {
    const colors = { primario: '#f2c230', secundario: '#e4572e' };
    const { palette } = createTenantTheme(colors);
    const variables = tenantVariables(colors);
    for (const group of ['primary', 'secondary'] as const) {
      for (const [paper, color] of Object.entries(tenantPalette(colors)[group])) {
        expect(palette[group]).toHaveProperty(paper, color);
        expect(variables[`--mui-palette-${group}-${paper}`]).toBe(color);
      }
    }
  });

  it('gives sections CSS variables, so a tenant changes without rebuilding styles', () => {
    expect(createTenantTheme({ primario: '#274c77', secundario: '#6096ba' }).vars.palette.primary.graphic).toContain(
      'var(--mui-palette-primary-graphic',
    );
  });
});
