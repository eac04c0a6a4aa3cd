import { aOklch, contraste, deOklch, distancia, type Hex } from './color.ts';
import { NEUTROS } from './tokens.ts';

/** Every colour that depends on the tenant. */
export interface ColoresDerivados {
  primario: Hex;
  /** Text on `primario`, on its hover and on its selected fill: 4.5:1 or more. */
  sobrePrimario: Hex;
  primarioHover: Hex;
  primarioSeleccionado: Hex;
  tinte50: Hex;
  tinte100: Hex;
  tinte200: Hex;
  /** The primary as text: 4.5:1 on white, page, sunken and the two lightest tints. */
  primarioTexto: Hex;
  /** The primary as border or chart series: 3:1 on white and page. */
  primarioGrafico: Hex;
  /** Inset edge of filled controls when the fill is too close to white; 'transparent' when it isn't needed. */
  primarioBorde: string;
  secundario: Hex;
  sobreSecundario: Hex;
  secundarioGrafico: Hex;
}

const BLANCO = '#ffffff';
const NEGRO = '#000000';
/** OKLCH hue of the error red #b3261e, radians. */
const MATIZ_ERROR = 0.497;

/** Same hue, lower lightness, until the colour reaches `razon` on every background. */
function oscurecerHasta(hex: Hex, fondos: readonly Hex[], razon: number): Hex {
  const alcanza = (color: Hex) => fondos.every((fondo) => contraste(color, fondo) >= razon);
  if (alcanza(hex)) return hex;
  const color = aOklch(hex);
  for (let L = Math.min(color.L, 0.9); L > 0; L -= 0.004) {
    const candidato = deOklch({ ...color, L });
    if (alcanza(candidato)) return candidato;
  }
  return NEGRO;
}

/** White if it reaches 4.5:1 on `fondo`, else black, which then does (UI guide 3, rule 1). */
export function colorDeTexto(fondo: Hex): Hex {
  return contraste(BLANCO, fondo) >= 4.5 ? BLANCO : NEGRO;
}

function mover(hex: Hex, luz: number, texto: Hex): Hex {
  const color = aOklch(hex);
  const movido = deOklch({ ...color, L: Math.min(1, Math.max(0, color.L + luz)) });
  return contraste(movido, texto) >= Math.min(4.5, contraste(hex, texto)) ? movido : hex;
}

/** Two chart series must differ; when the tenant's colours don't, the second one turns neutral. */
function segundaSerie(primera: Hex, segunda: Hex): Hex {
  if (distancia(primera, segunda) >= 0.12) return segunda;
  return distancia(primera, NEUTROS.serie) >= 0.12 ? NEUTROS.serie : NEUTROS.tinta;
}

/**
 * The tenant's two colours ('#rrggbb') to every role that depends on them. Text stays readable with ANY pair, white and yellow
 * included (UI guide 3; the property test beside this file).
 */
export function derivarTema(primario: Hex, secundario: Hex): ColoresDerivados {
  const p = aOklch(primario);
  const sobrePrimario = colorDeTexto(primario);
  const alejar = sobrePrimario === BLANCO ? -1 : 1;
  // Reds, magentas and oranges lose chroma, so a brand tint never looks like an error well.
  const haciaError = Math.abs(Math.atan2(Math.sin(p.H - MATIZ_ERROR), Math.cos(p.H - MATIZ_ERROR)));
  const k = p.C > 0.03 && haciaError < 0.7 ? 0.6 : 1;
  const tinte50 = deOklch({ L: 0.972, C: k * Math.min(p.C * 0.14, 0.014), H: p.H });
  const tinte100 = deOklch({ L: 0.94, C: k * Math.min(p.C * 0.32, 0.034), H: p.H });
  const tinte200 = deOklch({ L: 0.87, C: k * Math.min(p.C * 0.6, 0.07), H: p.H });
  const primarioGrafico = oscurecerHasta(primario, [BLANCO, NEUTROS.fondo], 3);
  return {
    primario,
    sobrePrimario,
    primarioHover: mover(primario, alejar * 0.06, sobrePrimario),
    primarioSeleccionado: mover(primario, alejar * 0.1, sobrePrimario),
    tinte50,
    tinte100,
    tinte200,
    primarioTexto: oscurecerHasta(primario, [BLANCO, NEUTROS.fondo, NEUTROS.hundido, tinte50, tinte100], 4.5),
    primarioGrafico,
    primarioBorde: contraste(primario, BLANCO) >= 3 ? 'transparent' : primarioGrafico,
    secundario,
    sobreSecundario: colorDeTexto(secundario),
    secundarioGrafico: segundaSerie(primarioGrafico, oscurecerHasta(secundario, [BLANCO, NEUTROS.fondo], 3)),
  };
}
