/** Words of a surname that aren't initials of anybody. */
const PARTICULA = /^(de|del|la|las|los|y|e)$/i;

/** 'María Fernanda de la Ríos' -> 'María F. R.': the first name and initials, for who isn't the laundry. */
export function enmascararNombre(nombre: string): string {
  const [primero = '', ...resto] = nombre.trim().split(/\s+/);
  const iniciales = resto
    .filter((palabra) => !PARTICULA.test(palabra))
    .map((palabra) => `${[...palabra][0]?.toLocaleUpperCase('es-MX') ?? ''}.`);
  return [primero, ...iniciales].join(' ');
}
