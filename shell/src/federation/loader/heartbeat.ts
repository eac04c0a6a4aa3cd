import { TAB_KEYS, tabNotes } from '../../storedNotes';
import { timeout } from '../timeouts';
import { isVersion, noteFrozen, noteFrozenExtension, type PublishedVersion } from './frozenVersions';

/** Interval between signs of life (notes in this tab's storage that the page still runs), ms. */
const INTERVAL = 1_000;

/** Longest silence between the last sign of life and a reload that counts as a freeze, ms. A closed laptop is silent longer. */
const LONGEST_FREEZE = 15 * 60_000;

/** A version whose code may freeze the page: the shell loads the code, or the section or its extension is on the page. */
interface Life {
  name: string;
  /** Undefined for a section that wasn't published, which is never noted as frozen. */
  version: string | undefined;
  loading: boolean;
  /** Only for an extension: the remote's version in the list of remotes. The version that runs may be its fallback. */
  listed?: string | undefined;
  /** Time when its code began to run, ms since 1970. */
  since: number;
}

/** A version whose code runs; one that wasn't published has no number. */
interface RanVersion {
  name: string;
  version?: string;
}

interface Beat {
  /** The versions whose code may have frozen the page after this sign of life. */
  lives: (Life & PublishedVersion)[];
  /** Time of this sign of life, ms since 1970. */
  at: number;
}

/** A version that froze, or may have frozen, a tab. */
export interface FrozenVersion extends PublishedVersion {
  /** State of the version: its code was being loaded, it had run for less than a second ('mounting'), or it was on screen. */
  when: 'loading' | 'mounting' | 'onScreen';
  /** Whether code of another section ran too, which may have frozen the tab instead. */
  isUncertain: boolean;
}

let onScreen: Life | undefined;
/** The versions that are being loaded, and those whose extensions are on the page. */
const others = new Set<Life>();
/** The version whose modules are running at this moment. */
let running: Life | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function suspects(): Life[] {
  const all = running ? [running] : [onScreen, ...others].filter((life) => life !== undefined);
  return all.filter(({ name }, i) => all.findIndex((one) => one.name === name) === i);
}

function write(): void {
  if (suspects().length > 0 && !document.hidden) tabNotes.write(TAB_KEYS.beat, { lives: suspects(), at: Date.now() });
}

const erase = () => tabNotes.erase(TAB_KEYS.beat);

/** Erases the sign of life and, if versions run, writes one that names them, now and every second while the tab is visible. */
function beatFromNow(): void {
  clearInterval(timer);
  erase();
  if (suspects().length === 0) return;
  write();
  timer = setInterval(write, INTERVAL);
}

/** Sets the version on screen before its code runs; `undefined` when no section is on screen. */
export function beat(version: PublishedVersion | undefined): void {
  onScreen = version && { ...version, loading: false, since: Date.now() };
  beatFromNow();
}

/**
 * Adds a version to those that may freeze the page, before its code runs.
 * @returns a function that removes it
 */
function addLife(life: Life): () => void {
  others.add(life);
  beatFromNow();
  return () => {
    if (others.delete(life)) beatFromNow();
  };
}

/** Notes a version whose extension is on the page, until the returned function is called. */
export const beatOfExtension = ({ name, version }: RanVersion, listed = version): (() => void) =>
  addLife({ name, version, loading: false, listed, since: Date.now() });

/**
 * Runs the modules of a version that is being loaded. A freeze while the modules run is blamed on this version alone. While
 * they wait (`await` at their top level), a freeze may also come from the sections on the page.
 * @param signal aborts when the shell stops waiting for the modules
 */
export async function runModulesOf<T>({ name, version }: RanVersion, run: () => T | Promise<T>, signal: AbortSignal): Promise<T> {
  const life = { name, version, loading: true, since: Date.now() };
  running = life;
  const end = addLife(life);
  signal.addEventListener('abort', end);
  try {
    const result = run();
    running = undefined;
    beatFromNow();
    return await result;
  } finally {
    running = undefined;
    end();
  }
}

// A tab that is left, hidden, suspended or printing erases its sign of life, because its silence is no freeze. A hidden tab may
// later be killed without any event.
for (const type of ['pagehide', 'beforeprint']) addEventListener(type, erase);
document.addEventListener('freeze', erase);
document.addEventListener('visibilitychange', () => (document.hidden ? erase() : write()));

/**
 * Takes the sign of life that this tab's previous page left behind, and notes which versions this tab avoids from now on. A page
 * that ends normally leaves no sign.
 * @returns the versions that may have frozen that page; only one when there is no doubt
 */
export function takeFrozen(): FrozenVersion[] {
  const last = tabNotes.read(TAB_KEYS.beat);
  erase();
  if (!isBeat(last)) return [];
  const silence = Date.now() - last.at;
  // A duplicated tab copies the other tab's sign of life, which is too recent to mean a freeze.
  if (silence < timeout('frozen') || silence > LONGEST_FREEZE) return [];
  const isUncertain = last.lives.length > 1;
  return last.lives.filter(isVersion).map(({ name, version, loading, since, listed }) => {
    // The section on screen isn't avoided while other versions are suspects too: the next page leaves out those others, so
    // a second freeze of the tab proves that the section causes it.
    if (listed !== undefined) noteFrozenExtension({ name, version: listed });
    else if (loading || !isUncertain) noteFrozen({ name, version });
    const when = loading ? 'loading' : last.at - since < INTERVAL ? 'mounting' : 'onScreen';
    return { name, version, when, isUncertain };
  });
}

function isBeat(value: unknown): value is Beat {
  if (typeof value !== 'object' || value === null) return false;
  const { lives, at } = value as Partial<Beat>;
  return Array.isArray(lives) && typeof at === 'number';
}
