import { act, render, screen } from '@testing-library/react';
import { Brand } from '../app/Brand';
import { Camera } from './Camera';

/** The code in the camera's picture; null for none. */
let inSight: string | null;
const stop = jest.fn();
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');

class Detector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => (inSight === null ? [] : [{ rawValue: inSight }]);
}

beforeEach(() => {
  inSight = null;
  stop.mockReset();
  play.mockReset().mockResolvedValue();
  const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream }, configurable: true });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { value: 640, configurable: true });
  Object.defineProperty(globalThis, 'BarcodeDetector', { value: Detector, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'videoWidth');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

const mount = (onRead: (code: string) => void) =>
  render(
    <Brand>
      <Camera onRead={onRead} />
    </Brand>,
  );

test('a code is read once for as long as it stays in sight', async () => {
  jest.useFakeTimers();
  const onRead = jest.fn();
  mount(onRead);
  const look = (code: string | null, ms: number) => {
    inSight = code;
    return act(() => jest.advanceTimersByTimeAsync(ms));
  };
  await look('B1.1', 10_000);
  await look(null, 1_000);
  await look('B1.1', 5_000);
  expect(onRead.mock.calls).toEqual([['B1.1']]);
  await look('B1.2', 1_000);
  await look(null, 4_000);
  await look('B1.2', 1_000);
  expect(onRead.mock.calls).toEqual([['B1.1'], ['B1.2'], ['B1.2']]);
});

test('a camera that shows no picture is switched off', async () => {
  play.mockRejectedValue(new DOMException('', 'AbortError'));
  mount(jest.fn());
  expect(await screen.findByText(/Otro programa está usando la cámara/)).toBeVisible();
  expect(stop).toHaveBeenCalledTimes(1);
});
