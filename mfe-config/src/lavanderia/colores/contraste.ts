import { contraste } from '@lavanda/shared/design/color';
import { derivarTema } from '@lavanda/shared/design/derivarTema';

/** One pair of colours that the product puts one over the other. */
export interface Prueba {
  clave: 'sobrePrimario' | 'enlaces' | 'sobreTinte' | 'sobreSecundario' | 'graficas';
  fondo: string;
  encima: string;
  /** WCAG contrast ratio, 1 to 21. */
  razon: number;
  /** Least ratio allowed: 4.5 for text, 3 for graphics. */
  minimo: number;
}

const BLANCO = '#ffffff';

/** How readable the theme derived from two colours is, in the roles where it matters (UI guide 3). */
export function pruebasDeContraste(primario: string, secundario: string): Prueba[] {
  const c = derivarTema(primario, secundario);
  const prueba = (clave: Prueba['clave'], encima: string, fondo: string, minimo: number): Prueba => ({
    clave,
    fondo,
    encima,
    razon: contraste(encima, fondo),
    minimo,
  });
  return [
    prueba('sobrePrimario', c.sobrePrimario, c.primario, 4.5),
    prueba('enlaces', c.primarioTexto, BLANCO, 4.5),
    prueba('sobreTinte', c.primarioTexto, c.tinte100, 4.5),
    prueba('sobreSecundario', c.sobreSecundario, c.secundario, 4.5),
    prueba('graficas', c.secundarioGrafico, BLANCO, 3),
  ];
}

/** '8.8 : 1'. */
export function formatoRazon(razon: number): string {
  return `${razon.toFixed(1)} : 1`;
}
