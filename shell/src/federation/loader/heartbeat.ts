import { TAB_KEYS, tabNotes } from '../../storedNotes';
import { timeout } from '../timeouts';

/** Interval between signs of life, ms. */
const INTERVAL = 1_000;

/** Longest silence between the last sign of life and a reload that counts as a freeze, ms. A closed laptop is silent longer. */
const LONGEST_FREEZE = 15 * 60_000;

/** Maximum number of versions remembered as frozen. */
const MAX_FROZEN = 10;

/** A published version of a remote. */
export interface PublishedVersion {
  name: string;
  version: string;
}

interface Life {
  name: string;
  /** Undefined for a section that wasn't published, which is never noted as frozen. */
  version: string | undefined;
  /** Whether its code was being loaded; otherwise it was on screen. */
  loading: boolean;
  /** Time when its code began to run, ms since 1970. */
  since: number;
}

interface Beat extends Life, PublishedVersion {
  version: string;
  /** Time of this sign of life, ms since 1970. */
  at: number;
}

/** A version that froze a tab. */
export interface FrozenVersion extends PublishedVersion {
  /** State of the version: its code was being loaded, it was being mounted (no sign of life yet), or it was on screen. */
  when: 'loading' | 'mounting' | 'onScreen';
}

let onScreen: Life | undefined;
/** The versions that are being loaded; the latest is last. */
const loads = new Set<Life>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The version to blame for a freeze: the latest that is being loaded, otherwise the one on screen. */
const suspect = () => [...loads].at(-1) ?? onScreen;

function write(): void {
  const life = suspect();
  if (life && !document.hidden) tabNotes.write(TAB_KEYS.beat, { ...life, at: Date.now() });
}

const erase = () => tabNotes.erase(TAB_KEYS.beat);

/** Writes the suspect's sign of life now, and then every second while the tab is visible. */
function beatFromNow(): void {
  clearInterval(timer);
  erase();
  if (!suspect()) return;
  write();
  timer = setInterval(write, INTERVAL);
}

/** Sets the version on screen, before its code runs; `undefined` means that no section is. */
export function beat(version: PublishedVersion | undefined): void {
  onScreen = version && { ...version, loading: false, since: Date.now() };
  beatFromNow();
}

/**
 * Runs the modules of a version that is being loaded. A freeze before they have run is that version's, whichever section is on
 * screen, because they go on after each `await` at their top level.
 * @param signal aborted when the shell waits for the modules no longer
 */
export async function runModulesOf<T>(
  { name, version }: { name: string; version?: string },
  run: () => T | Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const life = { name, version, loading: true, since: Date.now() };
  const end = () => {
    if (loads.delete(life)) beatFromNow();
  };
  loads.add(life);
  beatFromNow();
  signal.addEventListener('abort', end);
  try {
    return await run();
  } finally {
    end();
  }
}

// A tab that is left, hidden, suspended or printing erases its sign of life, because its silence is no freeze. A hidden tab may
// later be killed without any event.
for (const type of ['pagehide', 'beforeprint']) addEventListener(type, erase);
document.addEventListener('freeze', erase);
document.addEventListener('visibilitychange', () => (document.hidden ? erase() : write()));

/**
 * Looks for the sign of life that this tab's previous page left behind. A page that ends normally leaves none.
 * @returns the version that froze that page, or undefined
 */
export function takeFrozen(): FrozenVersion | undefined {
  const last = tabNotes.read(TAB_KEYS.beat);
  erase();
  if (!isBeat(last)) return undefined;
  const silence = Date.now() - last.at;
  // A duplicated tab copies the other tab's sign of life, which is too recent to mean a freeze.
  if (silence < timeout('frozen') || silence > LONGEST_FREEZE) return undefined;
  const { name, version, loading, since, at } = last;
  noteFrozen({ name, version });
  return { name, version, when: loading ? 'loading' : at - since < INTERVAL ? 'mounting' : 'onScreen' };
}

/** Remembers a version that froze this tab, so that the tab's later pages avoid it. */
export function noteFrozen({ name, version }: PublishedVersion): void {
  const others = frozenVersions().filter((frozen) => frozen.name !== name || frozen.version !== version);
  tabNotes.write(TAB_KEYS.frozen, [...others, { name, version }].slice(-MAX_FROZEN));
}

/** The versions that froze this tab. */
export function frozenVersions(): PublishedVersion[] {
  const stored = tabNotes.read(TAB_KEYS.frozen);
  return Array.isArray(stored) ? stored.filter(isVersion) : [];
}

/** Lets a version be opened again in this tab. */
export function forgiveFrozen(name: string): void {
  const others = frozenVersions().filter((frozen) => frozen.name !== name);
  tabNotes.write(TAB_KEYS.frozen, others);
}

function isVersion(value: unknown): value is PublishedVersion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, version } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof version === 'string';
}

function isBeat(value: unknown): value is Beat {
  if (!isVersion(value)) return false;
  const { since, at } = value as Partial<Beat>;
  return typeof since === 'number' && typeof at === 'number';
}
