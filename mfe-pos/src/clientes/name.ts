/** A customer's full name as lists and notes show it. */
export function fullName({ nombre: name, apellido: surname }: { nombre: string; apellido: string }): string {
  return `${name} ${surname}`.trim();
}

/** What was typed in the search, as first and last name for the registration form: the first word and the rest. */
export function splitName(text: string): { nombre: string; apellido: string } {
  const [name = '', ...rest] = text.trim().split(/\s+/);
  return { nombre: name, apellido: rest.join(' ') };
}
