/** Markup that needs no escaping: only `html` makes it. */
export class Marcado {
  constructor(readonly texto: string) {}
}

type Parte = Marcado | string | number | readonly Parte[] | null | false;

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapar(texto: string): string {
  return texto.replace(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra);
}

function pintar(parte: Parte): string {
  if (parte === null || parte === false) return '';
  if (parte instanceof Marcado) return parte.texto;
  if (Array.isArray(parte)) return parte.map(pintar).join('');
  return escapar(String(parte));
}

/** Markup with its values escaped; null and false are nothing. */
export function html(trozos: TemplateStringsArray, ...partes: Parte[]): Marcado {
  return new Marcado(trozos.reduce((texto, trozo, i) => texto + pintar(partes[i - 1] ?? null) + trozo));
}

/** Text of the server's own, as it is: a style sheet, a script. */
export function crudo(texto: string): Marcado {
  return new Marcado(texto);
}
