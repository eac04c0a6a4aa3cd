import fc from 'fast-check';
import { contraste, distancia } from './color.ts';
import { derivarTema } from './derivarTema.ts';
import { MARCA, NEUTROS } from './tokens.ts';

const BLANCO = '#ffffff';
const EXTREMOS = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#00ff00',
  '#ff0000',
  '#0000ff',
  '#777777',
  '#767676',
  '#f2c230',
  '#fefefe',
  '#274c77',
  '#8b8c89',
  '#a3195b',
];

const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const colorOExtremo = fc.oneof({ weight: 4, arbitrary: color }, { weight: 1, arbitrary: fc.constantFrom(...EXTREMOS) });

/** Pairs of the derived theme that don't reach their contrast, in words. */
function faltas(primario: string, secundario: string): string[] {
  const t = derivarTema(primario, secundario);
  const fondos = [BLANCO, NEUTROS.fondo, NEUTROS.hundido, t.tinte50, t.tinte100];
  const exigidos: [string, string, string, number][] = [
    ['text on primary', t.sobrePrimario, t.primario, 4.5],
    ['text on primary hover', t.sobrePrimario, t.primarioHover, 4.5],
    ['text on primary selected', t.sobrePrimario, t.primarioSeleccionado, 4.5],
    ['text on secondary', t.sobreSecundario, t.secundario, 4.5],
    ...fondos.map((fondo): [string, string, string, number] => ['primary as text', t.primarioTexto, fondo, 4.5]),
    ...[t.tinte50, t.tinte100, t.tinte200].flatMap((tinte): [string, string, string, number][] => [
      ['ink on tint', NEUTROS.tinta, tinte, 4.5],
      ['second ink on tint', NEUTROS.tinta2, tinte, 4.5],
    ]),
    ...[BLANCO, NEUTROS.fondo].flatMap((fondo): [string, string, string, number][] => [
      ['primary graphic', t.primarioGrafico, fondo, 3],
      ['secondary graphic', t.secundarioGrafico, fondo, 3],
    ]),
  ];
  const bajas = exigidos.filter(([, a, b, razon]) => contraste(a, b) < razon).map(([nombre, a, b]) => `${nombre}: ${a} / ${b}`);
  return distancia(t.primarioGrafico, t.secundarioGrafico) < 0.12 ? [...bajas, 'chart series alike'] : bajas;
}

describe('derivarTema', () => {
  it('keeps text and graphics readable with the extreme pairs', () => {
    const malas = EXTREMOS.flatMap((a) => EXTREMOS.flatMap((b) => faltas(a, b).map((falta) => `${a} ${b} ${falta}`)));
    expect(malas).toEqual([]);
  });

  it('keeps text and graphics readable with any pair', () => {
    fc.assert(
      fc.property(colorOExtremo, colorOExtremo, (a, b) => {
        expect(faltas(a, b)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('derives the default tenant as the design has it', () => {
    expect(derivarTema(MARCA.marca, MARCA.marca2)).toEqual({
      primario: '#274c77',
      sobrePrimario: '#ffffff',
      primarioHover: '#163c65',
      primarioSeleccionado: '#0b315a',
      tinte50: '#f0f6fe',
      tinte100: '#dfedfd',
      tinte200: '#bed7f6',
      primarioTexto: '#274c77',
      primarioGrafico: '#274c77',
      primarioBorde: 'transparent',
      secundario: '#6096ba',
      sobreSecundario: '#000000',
      secundarioGrafico: '#5c92b6',
    });
  });

  it('gives a pale primary a dark text, an edge and a darker graphic', () => {
    expect(derivarTema('#f2c230', '#e4572e')).toMatchObject({
      sobrePrimario: '#000000',
      primarioHover: '#fdd877',
      primarioTexto: '#83670f',
      primarioBorde: '#ae8802',
      tinte100: '#f4ebd2',
    });
  });
});
