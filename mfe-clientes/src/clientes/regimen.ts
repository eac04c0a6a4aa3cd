import { REGIMENES_FISCALES } from '@lavanda/shared/domain/rfc';

/** '612 Personas Físicas con Actividades...'; a code outside the catalogue as it is. */
export function nombreDeRegimen(clave: string): string {
  const regimen = REGIMENES_FISCALES.find((uno) => uno.clave === clave);
  return regimen ? `${clave} ${regimen.nombre}` : clave;
}
