/** '#274c77', '274C77', '#27c' -> '#274c77'; null when it isn't a colour. */
export function aHex(texto: string): string | null {
  const digitos = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(texto.trim())?.[1]?.toLowerCase();
  if (digitos === undefined) return null;
  return `#${digitos.length === 6 ? digitos : [...digitos].map((digito) => digito + digito).join('')}`;
}
