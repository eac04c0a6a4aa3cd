import { FISCAL_REGIMES } from '@lavanda/shared/domain/rfc';

/** Code and name of a tax regime: '612 Personas Físicas con Actividades...'. An unknown code is returned as is. */
export function regimenName(key: string): string {
  const regimen = FISCAL_REGIMES.find((one) => one.key === key);
  return regimen ? `${key} ${regimen.nombre}` : key;
}
