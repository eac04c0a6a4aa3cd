/** How long after its last report a window counts as having a nota open, ms. Windows report every 30 s. */
const BELIEVED_MS = 45_000;

/** A window's report of the nota that it has open. Every server receives it. */
export interface OpenNota {
  tenant: string;
  sucursal: string;
  /** Null when the window has no nota open any more. */
  nota: string | null;
  ventana: string;
  equipo: string | null;
  usuario: string;
}

interface Believed extends OpenNota {
  until: number;
}

/** A nota that a window opened or left. */
export type ChangedNota = Pick<OpenNota, 'tenant' | 'sucursal'> & { nota: string };

/** Which windows have which notas open, according to the reports that reached this process. */
export class Presence {
  readonly #windows = new Map<string, Believed>();

  /**
   * Remembers a window's report.
   * @returns the notas that the window opened or left; empty when its report repeats the last one
   */
  hear(open: OpenNota): ChangedNota[] {
    const key = `${open.tenant} ${open.ventana}`;
    const before = this.#windows.get(key);
    if (open.nota === null) this.#windows.delete(key);
    else this.#windows.set(key, { ...open, until: performance.now() + BELIEVED_MS });
    if (before?.nota === open.nota && before?.usuario === open.usuario) return [];
    return [before, open].flatMap(named);
  }

  /**
   * Forgets windows without a recent report.
   * @returns the notas that they had open
   */
  expire(): ChangedNota[] {
    const now = performance.now();
    const gone = [...this.#windows].filter(([, { until }]) => until < now);
    for (const [key] of gone) this.#windows.delete(key);
    return gone.flatMap(([, open]) => named(open));
  }

  /**
   * Ids of the users who have `nota` open in another window than the one that asks. Windows of the asking register don't count,
   * if that register is known (not null).
   */
  others({ tenant, nota, ventana: here, equipo: register }: OpenNota): string[] {
    const now = performance.now();
    const found = [...this.#windows.values()].filter(
      (open) =>
        open.tenant === tenant &&
        open.nota === nota &&
        open.until >= now &&
        open.ventana !== here &&
        (register === null || open.equipo !== register),
    );
    return [...new Set(found.map((open) => open.usuario))];
  }
}

function named(open: OpenNota | undefined): ChangedNota[] {
  return open && open.nota !== null ? [{ tenant: open.tenant, sucursal: open.sucursal, nota: open.nota }] : [];
}
