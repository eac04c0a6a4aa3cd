import fc from 'fast-check';
import { contrast, distance } from './color.ts';
import { deriveTheme } from './deriveTheme.ts';
import { DEFAULT_COLORS, NEUTRALS } from './tokens.ts';

const WHITE = '#ffffff';
const EXTREMES = [
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
const colorOrExtreme = fc.oneof({ weight: 4, arbitrary: color }, { weight: 1, arbitrary: fc.constantFrom(...EXTREMES) });

/** Describes the colour pairs of the derived theme that lack contrast. */
function missing(primary: string, secondary: string): string[] {
  const t = deriveTheme(primary, secondary);
  const backgrounds = [WHITE, NEUTRALS.background, NEUTRALS.sunken, t.tint50, t.tint100];
  const required: [string, string, string, number][] = [
    ['text on primary', t.onPrimary, t.primario, 4.5],
    ['text on primary hover', t.onPrimary, t.primaryHover, 4.5],
    ['text on primary selected', t.onPrimary, t.primarySelected, 4.5],
    ['text on secondary', t.onSecondary, t.secundario, 4.5],
    ...backgrounds.map((background): [string, string, string, number] => ['primary as text', t.primaryText, background, 4.5]),
    ...[t.tint50, t.tint100, t.tint200].flatMap((tint): [string, string, string, number][] => [
      ['ink on tint', NEUTRALS.ink, tint, 4.5],
      ['second ink on tint', NEUTRALS.ink2, tint, 4.5],
    ]),
    ...[WHITE, NEUTRALS.background].flatMap((background): [string, string, string, number][] => [
      ['primary graphic', t.primaryGraphic, background, 3],
      ['secondary graphic', t.secondaryGraphic, background, 3],
    ]),
  ];
  const tooLow = required.filter(([, a, b, ratio]) => contrast(a, b) < ratio).map(([name, a, b]) => `${name}: ${a} / ${b}`);
  return distance(t.primaryGraphic, t.secondaryGraphic) < 0.12 ? [...tooLow, 'chart series alike'] : tooLow;
}

describe('deriveTheme', () => {
  it('keeps text and graphics readable with the extreme pairs', () => {
    const bad = EXTREMES.flatMap((a) => EXTREMES.flatMap((b) => missing(a, b).map((missing) => `${a} ${b} ${missing}`)));
    expect(bad).toEqual([]);
  });

  it('keeps text and graphics readable with any pair', () => {
    fc.assert(
      fc.property(colorOrExtreme, colorOrExtreme, (a, b) => {
        expect(missing(a, b)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('derives the default tenant as the design has it', () => {
    expect(deriveTheme(DEFAULT_COLORS.primario, DEFAULT_COLORS.secundario)).toEqual({
      primario: '#274c77',
      onPrimary: '#ffffff',
      primaryHover: '#163c65',
      primarySelected: '#0b315a',
      tint50: '#f0f6fe',
      tint100: '#dfedfd',
      tint200: '#bed7f6',
      primaryText: '#274c77',
      primaryGraphic: '#274c77',
      primaryBorder: 'transparent',
      secundario: '#6096ba',
      onSecondary: '#000000',
      secondaryGraphic: '#5c92b6',
    });
  });

  it('gives a pale primary a dark text, an edge and a darker graphic', () => {
    expect(deriveTheme('#f2c230', '#e4572e')).toMatchObject({
      onPrimary: '#000000',
      primaryHover: '#fdd877',
      primaryText: '#83670f',
      primaryBorder: '#ae8802',
      tint100: '#f4ebd2',
    });
  });
});
