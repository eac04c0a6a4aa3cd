import { timeout } from '../timeouts';

/** sessionStorage keys, for this tab: the sign of life of the section on screen, and the versions that froze it. */
const BEAT_KEY = 'lavanda:latido';
const FROZEN_KEY = 'lavanda:congeladas';

/** Interval between signs of life, ms. */
const INTERVAL = 1_000;

/** Longest time between the last sign of life and a reload that is taken for a freeze, ms. A closed laptop stays longer. */
const LONGEST_FREEZE = 15 * 60_000;

/** Most versions remembered as frozen. */
const MAX_FROZEN = 10;

/** A version of a remote. */
export interface PublishedVersion {
  name: string;
  version: string;
}

interface Beat extends PublishedVersion {
  /** When the section was put on screen, ms since 1970. */
  since: number;
  /** When this was written, ms since 1970. */
  at: number;
}

/** A version that froze a tab. */
export interface FrozenVersion extends PublishedVersion {
  /** Whether it did so at once, before its first sign of life. */
  atOnce: boolean;
}

let beating: Omit<Beat, 'at'> | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function write(): void {
  if (beating && !document.hidden) save(BEAT_KEY, { ...beating, at: Date.now() });
}

function erase(): void {
  try {
    sessionStorage.removeItem(BEAT_KEY);
  } catch {}
}

/**
 * Writes a sign of life every second while `version` is on screen and the tab is visible; undefined: no section is. The
 * first one is written at once, before its code runs.
 */
export function beat(version: PublishedVersion | undefined): void {
  clearInterval(timer);
  beating = version && { ...version, since: Date.now() };
  erase();
  if (!version) return;
  write();
  timer = setInterval(write, INTERVAL);
}

// A tab that is left, hidden, suspended or printing says so: its silence is no freeze. What kills a hidden tab tells nobody.
for (const type of ['pagehide', 'beforeprint']) addEventListener(type, erase);
document.addEventListener('freeze', erase);
document.addEventListener('visibilitychange', () => (document.hidden ? erase() : write()));

/**
 * Looks for the sign of life that the page before this one, in this tab, left behind: no page that ends does.
 * @returns the version that froze that page, or undefined
 */
export function takeFrozen(): FrozenVersion | undefined {
  const last = read(BEAT_KEY);
  erase();
  if (!isBeat(last)) return undefined;
  const silence = Date.now() - last.at;
  // A copied tab takes the sign of life of the other one along; that one is fresh.
  if (silence < timeout('frozen') || silence > LONGEST_FREEZE) return undefined;
  const { name, version, since, at } = last;
  save(FROZEN_KEY, [...frozenVersions(), { name, version }].slice(-MAX_FROZEN));
  return { name, version, atOnce: at - since < INTERVAL };
}

/** The versions that froze this tab. */
export function frozenVersions(): PublishedVersion[] {
  const stored = read(FROZEN_KEY);
  return Array.isArray(stored) ? stored.filter(isVersion) : [];
}

/** Lets a version be opened again in this tab. */
export function forgiveFrozen(name: string): void {
  const others = frozenVersions().filter((frozen) => frozen.name !== name);
  save(FROZEN_KEY, others);
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Errors are ignored when the browser blocks the storage or it is full. */
function save(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
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
