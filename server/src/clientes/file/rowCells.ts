import type { FileField, RowMessage } from '@lavanda/shared/contract/schemas/imports';
import { withPart } from './addressParts.ts';
import { addressPartOf } from './columns.ts';
import type { CellMark, TextRow } from './invalidFile.ts';
import type { Column } from './layout.ts';
import { lastFilled } from './layout.ts';
import { TEXTS } from './texts.ts';

/** For a field without a column of its own, the fields whose heading is named in messages instead. */
const INSTEAD: Partial<Record<FileField, readonly FileField[]>> = {
  nombre: ['nombreCompleto'],
  apellido: ['apellidoPaterno', 'nombreCompleto'],
  telefono: ['celular', 'otroTelefono'],
};

/** A row's cells by field, with the errors and notices about them. */
export class RowCells {
  readonly fila: number;
  readonly errors: RowMessage[] = [];
  readonly notices: RowMessage[] = [];
  readonly #texts = new Map<FileField, string>();
  readonly #columns: readonly Column[];

  /** @param width number of columns; cells beyond it are extra */
  constructor({ row, cells, marks }: TextRow, columns: readonly Column[], width: number) {
    this.fila = row;
    this.#columns = columns;
    columns.forEach(({ field, title }, i) => {
      if (field === null) return;
      const text = this.#usable(field, cells[i] ?? '', marks?.get(i));
      const before = this.#texts.get(field) ?? '';
      this.#texts.set(field, field.startsWith('domicilio ') ? this.#address(before, title, text) : joined(field, before, text));
    });
    this.#extra(cells, width);
  }

  get refused(): boolean {
    return this.errors.length > 0;
  }

  text(field: FileField): string {
    return this.#texts.get(field) ?? '';
  }

  /** Numbers of the row's domicilios, in order. */
  domicilioNumbers(): number[] {
    return [...this.#texts]
      .flatMap(([field, text]) => (field.startsWith('domicilio ') && text !== '' ? [Number(field.slice(10))] : []))
      .sort((a, b) => a - b);
  }

  /** Refuses the row. Only the first error of a field is kept, because the user has to correct that one. */
  refuse(field: FileField, message: string): void {
    const title = this.#title(field);
    if (this.errors.some(({ campo: name }) => name === title)) return;
    this.errors.push({ fila: this.fila, campo: title, mensaje: message });
  }

  tell(field: FileField, message: string): void {
    this.notices.push({ fila: this.fila, campo: this.#title(field), mensaje: message });
  }

  #title(field: FileField): string {
    for (const name of [field, ...(INSTEAD[field] ?? [])]) {
      const column = this.#columns.find((one) => one.field === name);
      if (column) return column.title;
    }
    return field;
  }

  #address(before: string, title: string, text: string): string {
    const part = addressPartOf(title);
    const zeroless = part === 'postalCode' && /^\d{4}$/.test(text);
    if (zeroless) this.notices.push({ fila: this.fila, campo: title, mensaje: TEXTS.postalCode(text) });
    return withPart(before, part, zeroless ? `0${text}` : text);
  }

  /** The cell's text; '' when the value can't be what the user meant, which an error or a notice then reports. */
  #usable(field: FileField, text: string, mark: CellMark | undefined): string {
    if (mark === undefined || text === '') return text;
    if (mark === 'doubtful' || mark === 'mended' || mark === 'cleaned' || mark === 'openQuote') {
      // Marks removed from a telephone get no notice of their own, because the telephone's notice says how it is stored.
      if (mark !== 'cleaned' || !isPhone(field)) this.tell(field, TEXTS[mark](text));
      return text;
    }
    const reason = TEXTS.marks[mark](text);
    if (field === 'nombre' || field === 'nombreCompleto') this.refuse(field, reason);
    else this.tell(field, TEXTS.leftEmpty(reason));
    return '';
  }

  /** Handles cells beyond the headings: they continue an address in the last column, or else show that the row is shifted. */
  #extra(cells: readonly string[], width: number): void {
    if (lastFilled(cells) <= width) return;
    const extra = cells.slice(width).filter(Boolean).join(', ');
    const last = this.#columns[width - 1]?.field;
    if (!last?.startsWith('domicilio ')) {
      this.errors.push({ fila: this.fila, campo: '', mensaje: TEXTS.shifted(lastFilled(cells), width) });
      return;
    }
    const whole = `${this.text(last)}, ${extra}`;
    this.#texts.set(last, whole);
    this.tell(last, TEXTS.joined(whole));
  }
}

const isPhone = (field: FileField) => /elefono|celular/.test(field);

function joined(field: FileField, before: string, text: string): string {
  if (before === '' || text === '') return before || text;
  return `${before}${isPhone(field) ? ' / ' : ' '}${text}`;
}
