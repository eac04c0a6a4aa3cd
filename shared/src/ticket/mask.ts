/** Surname particles, which get no initial. */
const NAME_PARTICLE = /^(de|del|la|las|los|y|e)$/i;

/** 'María Fernanda de la Ríos' -> 'María F. R.': first name and initials, for people outside the laundry. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initials = rest
    .filter((word) => !NAME_PARTICLE.test(word))
    .map((word) => `${[...word][0]?.toLocaleUpperCase('es-MX') ?? ''}.`);
  return [first, ...initials].join(' ');
}
