import { SOURCES } from '../../testing/sectionSources';
import { eraseDeviceData, hasUnsavedWork } from './deviceData';

/** Storage keys of sections' unsaved work: drafts, notas on hold, and unsent photos. */
const WORK = ['lavanda.borrador.v1', 'lavanda.espera.v1', 'lavanda:fotos'];

const KEY = /'(lavanda[:.][\w:.]+)'/g;
const STORED = SOURCES.filter((source) => source.includes('localStorage'));
const KEYS = [...new Set(STORED.flatMap((source) => [...source.matchAll(KEY)].map(([, key = '']) => key)))].sort();

test('of all that the sections keep in the browser, Salir asks about work alone', () => {
  const asked = KEYS.filter((key) => {
    localStorage.clear();
    localStorage.setItem(key, '1');
    return hasUnsavedWork();
  });
  expect(asked).toEqual(WORK);
});

test('signing out erases what was read, and keeps the register’s own numbers with what waits, also of a driver', async () => {
  const deleteDatabase = jest.fn();
  const names = ['lavanda-copia', 'lavanda-cola', 'lavanda-ruta'];
  const databases = async () => names.map((name) => ({ name, version: 1 }));
  Object.defineProperty(globalThis, 'indexedDB', { value: { databases, deleteDatabase }, configurable: true });
  await eraseDeviceData();
  expect(deleteDatabase.mock.calls).toEqual([['lavanda-copia']]);
});
