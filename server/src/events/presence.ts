/** How long a window is believed to have a nota open after it said so, ms. It says so every 30 s. */
const BELIEVED_MS = 45_000;

/** What a window says; every server hears it. */
export interface OpenNota {
  tenant: string;
  sucursal: string;
  /** Null: the window has none open any more. */
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

/** Which windows have which notas open, as far as this process has heard. */
export class Presence {
  readonly #windows = new Map<string, Believed>();

  /** @returns the notas that the window opened or left; none when it only said so again */
  hear(open: OpenNota): ChangedNota[] {
    const key = `${open.tenant} ${open.ventana}`;
    const before = this.#windows.get(key);
    if (open.nota === null) this.#windows.delete(key);
    else this.#windows.set(key, { ...open, until: performance.now() + BELIEVED_MS });
    if (before?.nota === open.nota && before?.usuario === open.usuario) return [];
    return [before, open].flatMap(named);
  }

  /** Forgets windows that said nothing for too long. @returns their notas */
  expire(): ChangedNota[] {
    const now = performance.now();
    const gone = [...this.#windows].filter(([, { until }]) => until < now);
    for (const [key] of gone) this.#windows.delete(key);
    return gone.flatMap(([, open]) => named(open));
  }

  /** Ids of the users that have `nota` open at other registers than the one that asks. */
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
