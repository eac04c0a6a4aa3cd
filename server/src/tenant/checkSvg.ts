import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Limits of an SVG: number of elements, depth of nesting, and number of elements drawn when references are followed. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;
const MAX_DRAWN = 50_000;

/** An element of the SVG. Its cost counts itself, its children and, once per reference, the elements that it refers to. */
interface Part {
  element: string;
  elements: number;
  parts: Part[];
  references: string[];
  /**
   * Number of elements that are drawn for this element, cached. It is 0 during its computation, which ends circular references.
   */
  cost?: number;
}

/** Gradients. References to them aren't counted, because a gradient adds no cost for each shape that uses it. */
const GRADIENT = /gradient$/i;
const FILTER_ELEMENT = /^(filter|fe[A-Z]\w*)$/;
const FILTER_STYLE = /(^|[;{\s])filter\s*:(?!\s*none)/i;
const OWN_REFERENCE = /^(#|data:image\/(png|jpeg|gif|webp)[;,]|$)/i;
const XML_ENCODINGS = /^(utf-?8|us-ascii)$/i;

const tooComplex = (): HttpProblem => new HttpProblem(422, TEXTS.imageTooComplex);

/**
 * Ids to which the url()s in an attribute refer.
 * @throws HttpProblem 422 for an address outside the file
 */
function referencesIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].flatMap(([, address = '']) => idsOf(address));
}

/**
 * `referencesIn` for CSS.
 * @throws HttpProblem 422 also for filters and imports, and for escapes, which could hide a filter or an import
 */
function referencesInStyle(style: string): string[] {
  if (FILTER_STYLE.test(style) || style.includes('\\')) throw new HttpProblem(422, TEXTS.svgFilters);
  if (/@import/i.test(style)) throw new HttpProblem(422, TEXTS.svgForeign);
  return referencesIn(style);
}

function idsOf(address: string): string[] {
  const trimmed = address.trim();
  if (!OWN_REFERENCE.test(trimmed)) throw new HttpProblem(422, TEXTS.svgForeign);
  return trimmed.startsWith('#') ? [trimmed.slice(1)] : [];
}

/** Reads the elements of an SVG, refuses forbidden ones, and adds up how many elements are drawn. */
class Reader {
  readonly #parts = new Map<string, Part>();
  readonly #open: Part[] = [{ element: '', elements: 0, parts: [], references: [] }];
  #elements = 0;

  get #current(): Part {
    const part = this.#open.at(-1);
    if (!part) throw tooComplex();
    return part;
  }

  begin({ name, attributes }: SaxesTagPlain): void {
    const local = name.slice(name.indexOf(':') + 1);
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS || this.#open.length > MAX_DEPTH) throw tooComplex();
    if (FILTER_ELEMENT.test(local)) throw new HttpProblem(422, TEXTS.svgFilters);
    this.#enter(local, attributes.id);
    for (const [attribute, value] of Object.entries(attributes)) this.#readAttribute(local, attribute, value);
  }

  #enter(element: string, id: string | undefined): void {
    const part: Part = { element, elements: 1, parts: [], references: [] };
    this.#current.parts.push(part);
    this.#open.push(part);
    if (id !== undefined && !GRADIENT.test(element)) this.#parts.set(id, part);
  }

  #readAttribute(element: string, name: string, value: string): void {
    const { references } = this.#current;
    if (/(^|:)(href|src)$/i.test(name)) {
      // The target of a link isn't drawn, so it isn't counted.
      if (element !== 'a') references.push(...idsOf(value));
    } else if (name === 'filter' && value.trim() !== 'none') throw new HttpProblem(422, TEXTS.svgFilters);
    else references.push(...(name === 'style' ? referencesInStyle(value) : referencesIn(value)));
  }

  text(content: string): void {
    const { element, references } = this.#current;
    if (element === 'style') references.push(...referencesInStyle(content));
  }

  end(): void {
    this.#open.pop();
  }

  get drawn(): number {
    return this.#cost(this.#current, 0);
  }

  #cost(part: Part, depth: number): number {
    if (depth > 2 * MAX_DEPTH) return Number.POSITIVE_INFINITY;
    if (part.cost !== undefined) return part.cost;
    part.cost = 0;
    const referred = part.references.flatMap((id) => this.#parts.get(id) ?? []);
    part.cost = [...part.parts, ...referred].reduce((sum, each) => sum + this.#cost(each, depth + 1), part.elements);
    return part.cost;
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    throw new HttpProblem(422, TEXTS.damagedImage);
  }
}

/**
 * Refuses an SVG that would take long to draw or that needs data from outside the file: filters, entities, foreign addresses,
 * too many elements. An SVG that passes is still drawn under limits of time and memory.
 * @throws HttpProblem 422
 */
export function checkSvg(bytes: Buffer): void {
  const reader = new Reader();
  const parser = new SaxesParser();
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !XML_ENCODINGS.test(encoding)) throw new HttpProblem(422, TEXTS.damagedImage);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new HttpProblem(422, TEXTS.svgForeign);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw new HttpProblem(422, TEXTS.svgForeign);
  });
  parser.on('opentag', (tag) => reader.begin(tag));
  parser.on('text', (content) => reader.text(content));
  parser.on('cdata', (content) => reader.text(content));
  parser.on('closetag', () => reader.end());
  parser.on('error', () => {
    throw new HttpProblem(422, TEXTS.damagedImage);
  });
  parser.write(decode(bytes)).close();
  if (reader.drawn > MAX_DRAWN) throw tooComplex();
}
