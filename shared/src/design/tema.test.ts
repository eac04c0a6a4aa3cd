import { contraste } from './color.ts';
import { paletaDelTenant, variablesDelTenant } from './paleta.ts';
import { crearTema } from './tema.ts';
import { NEUTROS, SIGNIFICADO } from './tokens.ts';

describe('crearTema', () => {
  it('answers the same theme for the same colours, whatever their case', () => {
    const tema = crearTema({ primario: '#A3195B', secundario: '#0F8B8D' });
    expect(crearTema({ primario: '#a3195b', secundario: '#0f8b8d' })).toBe(tema);
    expect(crearTema({ primario: '#274c77', secundario: '#0f8b8d' })).not.toBe(tema);
  });

  it('takes the tenant into the palette and leaves meaning alone', () => {
    const { palette } = crearTema({ primario: '#f2c230', secundario: '#e4572e' });
    expect(palette.primary).toMatchObject({ main: '#f2c230', contrastText: '#000000', text: '#83670f', graphic: '#ae8802' });
    expect(palette.error.main).toBe(SIGNIFICADO.error.texto);
    expect(palette.text.primary).toBe(NEUTROS.tinta);
  });

  it('keeps every neutral and meaningful text at 4.5:1 where it is used', () => {
    const textos = [NEUTROS.tinta, NEUTROS.tinta2, NEUTROS.tinta3];
    const fondos = [NEUTROS.superficie, NEUTROS.fondo, NEUTROS.hundido];
    const razones = [
      ...textos.flatMap((texto) => fondos.map((fondo) => contraste(texto, fondo))),
      ...Object.values(SIGNIFICADO).flatMap(({ texto, fondo }) => [
        contraste(texto, fondo),
        contraste(texto, NEUTROS.superficie),
      ]),
    ];
    expect(Math.min(...razones)).toBeGreaterThanOrEqual(4.5);
    expect(contraste(NEUTROS.lineaFuerte, NEUTROS.superficie)).toBeGreaterThanOrEqual(3);
  });

  it('gives the variables that repaint a part of the page in other colours, with every role that the theme has', () => {
    const colores = { primario: '#f2c230', secundario: '#e4572e' };
    const { palette } = crearTema(colores);
    const variables = variablesDelTenant(colores);
    for (const grupo of ['primary', 'secondary'] as const) {
      for (const [papel, color] of Object.entries(paletaDelTenant(colores)[grupo])) {
        expect(palette[grupo]).toHaveProperty(papel, color);
        expect(variables[`--mui-palette-${grupo}-${papel}`]).toBe(color);
      }
    }
  });

  it('gives sections CSS variables, so a tenant changes without rebuilding styles', () => {
    expect(crearTema({ primario: '#274c77', secundario: '#6096ba' }).vars.palette.primary.graphic).toContain(
      'var(--mui-palette-primary-graphic',
    );
  });
});
