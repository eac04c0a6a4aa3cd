import type { DBSchema } from 'idb';
import { DeviceDatabase } from '../deviceDatabase.ts';

/** A tab's message to the browser's other tabs: a text as it was last written, or null when it was removed. */
interface Written {
  key: string;
  text: string | null;
}

/** Earlier versions of the app kept removed texts as null. */
interface TextsSchema extends DBSchema {
  texts: { key: string; value: Written };
}

/** @param isOwn whether this tab wrote the text */
type TextListener = (key: string, isOwn: boolean) => void;

/** Name of the database, and of the channel between the browser's tabs. */
export const TEXTS_DATABASE = 'lavanda-escritos';

/**
 * Texts that outlive a power cut, such as drafts. A database writes to disk at once. localStorage writes seconds later, and its
 * files keep removed texts. Each tab also holds the texts in memory, so that `read` needn't wait.
 */
class DeviceTexts {
  readonly #database = new DeviceDatabase<TextsSchema>(TEXTS_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore('texts', { keyPath: 'key' });
    },
  });
  readonly #texts = new Map<string, string | null>();
  readonly #listeners = new Set<TextListener>();
  #channel: BroadcastChannel | undefined;
  /** True from `erase` until the next `restore`, so that a form that closes meanwhile can't store its draft again. */
  #isErased = false;

  /**
   * Reads the texts that earlier pages stored; a browser without databases has none. Call `read` only after this promise settles.
   */
  async restore(): Promise<void> {
    this.#isErased = false;
    this.#listen();
    try {
      const stored = await (await this.#database.open()).getAll('texts');
      for (const { key, text } of stored) {
        if (!this.#texts.has(key)) this.#texts.set(key, text);
        // Earlier versions of the app kept a second copy of the text in localStorage.
        localStorage.removeItem(key);
      }
    } catch {
      return;
    }
  }

  /** @returns null when nothing is stored under `key` */
  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  /** Keys under which a text is stored. */
  keys(): string[] {
    return [...this.#texts].filter(([, text]) => text !== null).map(([key]) => key);
  }

  /**
   * Stores a text; null removes it. `read` and the browser's other tabs see the change at once.
   * @returns whether the change is on disk; false when the browser has no room or no databases, so that the text is lost with the
   * page, and after `erase`
   */
  async write(key: string, text: string | null): Promise<boolean> {
    if (this.#isErased) return false;
    this.#listen();
    this.#take({ key, text }, true);
    this.#channel?.postMessage({ key, text } satisfies Written);
    try {
      const transaction = (await this.#database.open()).transaction('texts', 'readwrite', { durability: 'strict' });
      void (text === null ? transaction.store.delete(key) : transaction.store.put({ key, text }));
      // `commit` at once, without waiting for the request's event, so that leaving the page doesn't undo the write.
      transaction.commit();
      await transaction.done;
      return true;
    } catch {
      return false;
    }
  }

  /** Calls `listener` after each `write` by this tab or another. @returns the function that stops it */
  subscribe(listener: TextListener): () => void {
    this.#listen();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Erases every text. From then on `write` does nothing on this page, until `restore` is called. */
  async erase(): Promise<void> {
    this.#isErased = true;
    this.#texts.clear();
    // A browser without databases has nothing to erase.
    await this.#database.erase().catch(() => undefined);
  }

  #listen(): void {
    if (this.#channel || typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(TEXTS_DATABASE);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Written>) => {
      if (!this.#isErased) this.#take(data, false);
    });
  }

  #take({ key, text }: Written, isOwn: boolean): void {
    this.#texts.set(key, text);
    for (const listener of this.#listeners) listener(key, isOwn);
  }
}

/** The page's texts. The share scope gives the shell and every section this same instance. */
export const deviceTexts = new DeviceTexts();
