import { escapeHtml } from '../../domain/escapeHtml.ts';

/** Markup that needs no escaping. Create it only with `html` or `raw`. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | readonly Part[] | null | false;

function paint(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(paint).join('');
  return escapeHtml(String(part));
}

/** Builds markup with its values escaped; null and false render nothing. */
export function html(chunks: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(chunks.reduce((text, chunk, i) => text + paint(parts[i - 1] ?? null) + chunk));
}

/** Marks the program's own text, such as a style sheet or a script, as safe. */
export function raw(text: string): Markup {
  return new Markup(text);
}

/** Whether a page may load the image: from this origin, from a data URI, or by https. */
export const isImage = (url: string): boolean => /^(data:image\/|https:\/\/|\/(?!\/))/.test(url);
