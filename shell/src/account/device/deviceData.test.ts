import 'fake-indexeddb/auto';
import { deviceTexts } from '@lavanda/shared';
import { clearDevice } from '@lavanda/shared/testing/device';
import { openDB } from 'idb';
import { SOURCES } from '../../testing/sectionSources';
import { eraseDeviceData, hasUnsavedWork } from './deviceData';

const KEY = /'(lavanda[:.][\w:.]+)'/g;

/** Storage keys in the source files of the sections that mention `storage` (a name such as 'localStorage'). */
function keysIn(storage: string): string[] {
  const files = SOURCES.filter((source) => source.includes(storage));
  return [...new Set(files.flatMap((source) => [...source.matchAll(KEY)].map(([, key = '']) => key)))].sort();
}

/** Stores one key at a time. @returns the keys whose presence makes signing out ask first */
async function askedAbout(keys: readonly string[], store: (key: string) => void): Promise<string[]> {
  const asked: string[] = [];
  for (const key of keys) {
    await clearDevice();
    store(key);
    if (hasUnsavedWork()) asked.push(key);
  }
  return asked;
}

test('of all that the sections keep in the browser, Salir asks about work alone: drafts, notas on hold and unsent photos', async () => {
  const inBrowser = keysIn('localStorage');
  expect(await askedAbout(inBrowser, (key) => localStorage.setItem(key, '1'))).toEqual(['lavanda:fotos']);
  const inTexts = keysIn('deviceTexts');
  expect(inTexts).toContain('lavanda:terminados');
  const drafts = ['lavanda.borrador.v1', 'lavanda.espera.v1'];
  expect(await askedAbout(inTexts, (key) => void deviceTexts.write(key, '1'))).toEqual(drafts);
});

test('signing out erases what was read, and keeps the register’s own numbers with what waits, also of a driver', async () => {
  await deviceTexts.write('draft', 'Ana');
  for (const name of ['lavanda-copia', 'lavanda-cola', 'lavanda-ruta']) (await openDB(name)).close();
  await eraseDeviceData();
  const left = (await indexedDB.databases()).map(({ name }) => name).sort();
  expect(left).toEqual(['lavanda-cola', 'lavanda-ruta']);
});
