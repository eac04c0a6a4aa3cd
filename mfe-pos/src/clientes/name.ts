/** Splits the searched text for the registration form: the first word is the first name, the rest the last name. */
export function splitName(text: string): { nombre: string; apellido: string } {
  const [name = '', ...rest] = text.trim().split(/\s+/);
  return { nombre: name, apellido: rest.join(' ') };
}
