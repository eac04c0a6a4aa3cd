/** A customer's full name as lists and notes show it. */
export function fullName({ nombre: name, apellido: surname }: { nombre: string; apellido: string }): string {
  return `${name} ${surname}`.trim();
}
