/** A cliente's full name, as lists and notas show it. A cliente may have no surname: a hotel has none. */
export function fullName({ nombre: name, apellido: surname }: { nombre: string; apellido: string }): string {
  return `${name} ${surname}`.trim();
}

/** A part of a name as it is stored: composed letters, one space between words, none around. */
export function tidyName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}
