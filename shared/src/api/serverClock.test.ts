import { learnServerClock, onServerClock, resetServerClock, serverNow } from './serverClock.ts';

const DEVICE = Date.UTC(2026, 10, 28, 15, 0, 0);
const header = (ms: number) => new Date(DEVICE + ms).toUTCString();
const HOUR = 3_600_000;

beforeEach(() => {
  resetServerClock();
  jest.useFakeTimers({ now: DEVICE });
});
afterEach(() => jest.useRealTimers());

test('a device a day ahead takes the server’s moment and is told once', () => {
  const heard = jest.fn();
  const end = onServerClock(heard);
  expect(learnServerClock(header(-24 * HOUR), DEVICE, DEVICE)).toMatch(/^El reloj de este equipo va adelantado 1 día\. /);
  expect(serverNow().toISOString().slice(0, 10)).toBe('2026-11-27');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(learnServerClock(header(-24 * HOUR), DEVICE, DEVICE)).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  end();
});

test('a slow device is told so, and a corrected clock is taken', () => {
  expect(learnServerClock(header(2 * HOUR), DEVICE, DEVICE)).toMatch(/va atrasado 2 horas/);
  expect(serverNow().getTime()).toBeGreaterThan(DEVICE + 1.9 * HOUR);
  learnServerClock(header(0), DEVICE, DEVICE);
  expect(serverNow().getTime()).toBe(DEVICE);
});

test.each([
  ['no header', null, 0],
  ['a header that is no date', 'ayer', 0],
  ['a second of difference', header(-1000), 0],
  ['a slow network', header(-20_000), 40_000],
])('%s changes nothing', (_what, date, took) => {
  expect(learnServerClock(date, DEVICE - took, DEVICE)).toBeNull();
  expect(serverNow().getTime()).toBe(DEVICE);
});

test('four minutes of difference are corrected without a word, six are told', () => {
  expect(learnServerClock(header(4 * 60_000), DEVICE, DEVICE)).toBeNull();
  expect(serverNow().getTime()).toBeGreaterThan(DEVICE + 3 * 60_000);
  expect(learnServerClock(header(-6 * 60_000), DEVICE, DEVICE)).toMatch(/va adelantado 6 minutos\. /);
});

test('a page that is opened again without a server still knows its clock', async () => {
  learnServerClock(header(-24 * HOUR), DEVICE, DEVICE);
  await jest.isolateModulesAsync(async () => {
    const again = await import('./serverClock.ts');
    expect(again.serverNow().toISOString().slice(0, 10)).toBe('2026-11-27');
  });
});
