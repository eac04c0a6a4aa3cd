/** A cliente's full name, as lists and notas show it. A cliente, such as a hotel, may have no surname. */
export function fullName({ nombre: name, apellido: surname }: { nombre: string; apellido: string }): string {
  return `${name} ${surname}`.trim();
}

/** A part of a name in its stored form: composed letters, single spaces between words, and no spaces around. */
export function tidyName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}
