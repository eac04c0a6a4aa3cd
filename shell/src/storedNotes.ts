import { PREVIEWS_KEY } from '@lavanda/shared/contract/previewHeader';
import { LOST_MARK, NUMBERS_MARK, QUEUE_MARK } from '@lavanda/shared/domain/queueMarks';
import { WINDOW_NUMBER_KEY } from '@lavanda/shared/domain/windowNumberKey';
import { REGISTER_KEY } from '@lavanda/shared/federation/register';

/**
 * sessionStorage keys of what the shell remembers in this tab. None of it is the user's work, so signing out doesn't ask
 * about it.
 */
export const TAB_KEYS = {
  /** The path to open after sign-in. */
  returnPath: 'lavanda:regreso',
  /** A superuser's overrides. */
  overrides: 'lavanda:desvios',
  /** The versions that a preview link shows in this tab. */
  previews: PREVIEWS_KEY,
  /** The latest note that this page still runs, with the versions whose code runs in it (loader/heartbeat.ts). */
  beat: 'lavanda:latido',
  /** The versions of sections that froze this tab. */
  frozen: 'lavanda:congeladas',
  /** The remotes whose extensions may have frozen this tab. */
  frozenExtensions: 'lavanda:extensiones-congeladas',
  /** The versions of the shell that this tab was reloaded for. */
  shells: 'lavanda:shells',
  /** The trouble with this device's storage ('forbidden' or 'short') whose warning the user has closed. */
  storage: 'lavanda:almacen',
  /** This tab's number among the open tabs of the browser. */
  window: WINDOW_NUMBER_KEY,
} as const;

/** localStorage keys of what the shell remembers in this browser, whoever signs in. Signing out keeps it. */
export const BROWSER_KEYS = {
  /** The versions of each remote that worked in this browser. */
  mounted: 'lavanda:montadas',
  /** The last list of remotes that this browser received. */
  remotes: 'lavanda:remotos',
  /** The id of this browser's register, which sections send. */
  register: REGISTER_KEY,
  /** Laundry and clave of each capture in the queue, to tell which captures were lost when the browser erases the queue. */
  queue: QUEUE_MARK,
  /** The captures that were lost because the browser erased the queue. */
  lost: LOST_MARK,
  /** The highest number that this device used in claves, by laundry and letters. */
  numbers: NUMBERS_MARK,
} as const;

interface Notes<Key extends string> {
  /** @returns null when nothing is stored, it isn't JSON or the browser blocks the storage */
  read: (key: Key) => unknown;
  /** @returns false when the browser blocks the storage or it is full */
  write: (key: Key, value: unknown) => boolean;
  erase: (key: Key) => void;
}

/** @param storage a function, because reading `window.localStorage` itself throws in a browser that blocks it */
function notesIn<Key extends string>(storage: () => Storage): Notes<Key> {
  return {
    read: (key) => {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    erase: (key) => {
      try {
        storage().removeItem(key);
      } catch {}
    },
  };
}

/** Reads and writes what the shell remembers in this tab. */
export const tabNotes = notesIn<(typeof TAB_KEYS)[keyof typeof TAB_KEYS]>(() => sessionStorage);

/** Reads and writes what the shell remembers in this browser. The key of a user's list of sections has the user's id. */
export const browserNotes = notesIn<(typeof BROWSER_KEYS)[keyof typeof BROWSER_KEYS] | `lavanda:secciones:${string}`>(
  () => localStorage,
);
