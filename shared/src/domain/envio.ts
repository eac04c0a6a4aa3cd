import { type Centavos, formatoDinero } from './dinero.ts';

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

/** What is wrong ('error': refused) or odd ('aviso': allowed) about one band; `rango` is its place in the list, `campo` the field at fault. */
export interface FallaEnvio {
  gravedad: 'error' | 'aviso';
  rango: number;
  campo: 'min' | 'max';
  mensaje: string;
}

/** Bands a rule may have. */
export const RANGOS_MAXIMOS = 20;

/**
 * Problems of the bands of a 'rango' rule: a limit that isn't above its start, two bands that cover the same subtotal (the first would hide the
 * other), subtotals that no band covers (allowed: delivery is free there). The other rules have none.
 */
export function revisarEnvio({ rulesType, rango }: ReglaEnvio): FallaEnvio[] {
  if (rulesType !== 'rango') return [];
  const fallas: FallaEnvio[] = [];
  for (const [lugar, { min, max }] of rango.entries()) {
    if (max !== null && max <= min) {
      fallas.push({
        gravedad: 'error',
        rango: lugar,
        campo: 'max',
        mensaje: 'El límite tiene que ser mayor que el inicio del rango.',
      });
    }
  }
  return fallas.length > 0 ? fallas : revisarVecinos(rango);
}

function revisarVecinos(rango: readonly RangoEnvio[]): FallaEnvio[] {
  const fallas: FallaEnvio[] = [];
  const enOrden = [...rango.entries()].sort(([, a], [, b]) => a.min - b.min);
  const falla = (gravedad: FallaEnvio['gravedad'], lugar: number, campo: 'min' | 'max', mensaje: string): void => {
    fallas.push({ gravedad, rango: lugar, campo, mensaje });
  };
  /** Up to where the bands before cover; null: without end. */
  let cubierto: Centavos | null = 0;
  for (const [lugar, { min, max }] of enOrden) {
    if (cubierto === null || min < cubierto) {
      const hasta = cubierto === null ? 'no tiene límite' : `llega hasta ${formatoDinero(cubierto)}`;
      falla('error', lugar, 'min', `Se encima con otro rango, que ${hasta}.`);
    } else if (min > cubierto) {
      falla(
        'aviso',
        lugar,
        'min',
        `De ${formatoDinero(cubierto)} a ${formatoDinero(min)} ningún rango aplica: el envío no se cobra.`,
      );
    }
    if (cubierto !== null) cubierto = max === null ? null : Math.max(cubierto, max);
  }
  const ultimo = enOrden.at(-1);
  if (ultimo && cubierto !== null) {
    falla('aviso', ultimo[0], 'max', `Desde ${formatoDinero(cubierto)} ningún rango aplica: el envío no se cobra.`);
  }
  return fallas;
}
