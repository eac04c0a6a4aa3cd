import { FISCAL_REGIMES } from '@lavanda/shared/domain/rfc';

/** '612 Personas Físicas con Actividades...'; a code outside the catalogue as it is. */
export function regimenName(key: string): string {
  const regimen = FISCAL_REGIMES.find((one) => one.key === key);
  return regimen ? `${key} ${regimen.nombre}` : key;
}
