import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

const POR_MINUTO = 60;
const VENTANA_MS = 60_000;
const VENTANAS_MAXIMAS = 10_000;

/**
 * Counts a person's calls to the geocoder, which somebody pays for or gives away. Kept in this process: several processes allow
 * that many times more, which a provider still bears.
 */
export class LimitePorPersona {
  readonly #ventanas = new Map<string, { desde: number; llamadas: number }>();

  /** @throws Problematico 429 beyond 60 a minute */
  contar(quien: string): void {
    const ahora = Date.now();
    const ventana = this.#ventanas.get(quien);
    if (ventana && ahora - ventana.desde < VENTANA_MS) {
      ventana.llamadas += 1;
      if (ventana.llamadas > POR_MINUTO) throw new Problematico(429, TEXTOS.demasiadas);
      return;
    }
    if (this.#ventanas.size >= VENTANAS_MAXIMAS) this.#olvidar(ahora);
    this.#ventanas.set(quien, { desde: ahora, llamadas: 1 });
  }

  #olvidar(ahora: number): void {
    for (const [quien, { desde }] of this.#ventanas) {
      if (ahora - desde >= VENTANA_MS) this.#ventanas.delete(quien);
    }
  }
}
