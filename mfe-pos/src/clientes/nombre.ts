/** A customer's full name as lists and notes show it. */
export function nombreCompleto({ nombre, apellido }: { nombre: string; apellido: string }): string {
  return `${nombre} ${apellido}`.trim();
}

/** What was typed in the search, as first and last name for the registration form: the first word and the rest. */
export function separarNombre(texto: string): { nombre: string; apellido: string } {
  const [nombre = '', ...resto] = texto.trim().split(/\s+/);
  return { nombre, apellido: resto.join(' ') };
}
