import type { Centavos } from './dinero.ts';

/** One band of the 'rango' rule, in centavos. `max` is exclusive; null means no upper limit. */
export interface RangoEnvio {
  min: Centavos;
  max: Centavos | null;
  envio: Centavos;
}

/** The tenant's delivery rule, in centavos (spec 3 "Delivery config"). */
export interface ReglaEnvio {
  rulesType: 'conCosto' | 'sinCosto' | 'rango';
  conCosto: Centavos;
  rango: readonly RangoEnvio[];
}

/**
 * Delivery fee of a note, centavos (spec 9): fixed, none, or that of the first range where subtotal >= min and
 * (no max or subtotal < max). 0 when the note isn't delivered, the subtotal is 0 or no range matches.
 */
export function costoEnvio(regla: ReglaEnvio, subtotal: Centavos, aDomicilio: boolean): Centavos {
  if (!aDomicilio || subtotal <= 0) return 0;
  switch (regla.rulesType) {
    case 'sinCosto':
      return 0;
    case 'conCosto':
      return regla.conCosto;
    case 'rango':
      return regla.rango.find((r) => subtotal >= r.min && (r.max === null || subtotal < r.max))?.envio ?? 0;
  }
}
