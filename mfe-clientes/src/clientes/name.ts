/** A cliente's full name, as lists and notas show it. */
export function fullName({ nombre: name, apellido: surname }: { nombre: string; apellido: string }): string {
  return `${name} ${surname}`.trim();
}
