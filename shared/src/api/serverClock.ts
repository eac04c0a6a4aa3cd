/**
 * Difference, ms, that the network and the Date header's whole seconds may cause, in addition to half the time that the call
 * took. Up to this difference the device's clock counts as right.
 */
const TOLERANCE = 5_000;

/** From this difference on, ms, a message tells the user that the device's clock is wrong. */
const FAR = 300_000;

/** localStorage key of the offset, for a page that is opened without a server. Signing out keeps it. */
const OFFSET_KEY = 'lavanda:reloj';

/** How far the server's clock is ahead of the device's, ms; negative when the device's is fast. */
let offset = readOffset();
let told = false;
const listeners = new Set<() => void>();

/** The current moment by the server's clock, so that a device with a wrong clock still uses the sucursal's right day. */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

/** Calls `listener` whenever the offset changes. @returns the function that ends it */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sets the offset of the server's clock from an answer's Date header.
 * @param sent when the request left, ms of the device's clock
 * @param received when its answer came; the server is taken to have written the header halfway between the two
 * @returns the message for the user, the first time that the device's clock is found far off; null otherwise
 */
export function learnServerClock(date: string | null, sent: number, received: number): string | null {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) return null;
  // 500, because the header drops the fraction of a second, which is half a second on average.
  const difference = server + 500 - (sent + received) / 2;
  const learned = Math.abs(difference) <= TOLERANCE + (received - sent) / 2 ? 0 : difference;
  if (Math.abs(learned - offset) > TOLERANCE) {
    offset = learned;
    writeOffset(learned);
    for (const listener of listeners) listener();
  }
  if (told || Math.abs(learned) < FAR) return null;
  told = true;
  return wrongClock(learned);
}

function readOffset(): number {
  try {
    return Number(localStorage.getItem(OFFSET_KEY)) || 0;
  } catch {
    return 0;
  }
}

function writeOffset(ms: number): void {
  try {
    localStorage.setItem(OFFSET_KEY, String(Math.round(ms)));
  } catch {
    return;
  }
}

function wrongClock(difference: number): string {
  const way = difference < 0 ? 'adelantado' : 'atrasado';
  return `El reloj de este equipo va ${way} ${duration(Math.abs(difference))}. Las notas y los pagos llevan la fecha del servidor; corrige la hora del equipo.`;
}

/** Writes a duration in its largest unit: '3 días', '2 horas', '15 minutos'. */
function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [count, unit] =
    minutes >= 1440
      ? ([Math.round(minutes / 1440), 'día'] as const)
      : minutes >= 60
        ? ([Math.round(minutes / 60), 'hora'] as const)
        : ([minutes, 'minuto'] as const);
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

/** Forgets the learned offset, for tests. */
export function resetServerClock(): void {
  offset = 0;
  told = false;
  writeOffset(0);
}
