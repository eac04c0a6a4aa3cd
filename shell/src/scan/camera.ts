import { TEXTS as T } from './texts';

/** Reads the code in a picture of the camera. @returns null when there is none */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the browser's own code reader that is used here; not every browser has such a reader. */
interface NativeDetector {
  detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Longest side of the picture that the library reads, px. It is enough, because a code held to the camera fills much of it. */
const MAX_SIDE = 800;

/** Opens the back camera or, without one, another. @throws DOMException when no camera can be used, as when the user refuses */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('', window.isSecureContext ? 'NotFoundError' : 'SecurityError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
}

/** Why the camera can't be used, in words. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') return T.refused;
  if (name === 'SecurityError') return T.insecure;
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return T.noCamera;
  return name === 'NotReadableError' || name === 'AbortError' ? T.cameraInUse : T.cameraFailed;
}

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import(/* webpackChunkName: "lector-qr" */ 'qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures');
  return async (video) => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // The library throws for a picture without a code.
    try {
      return decodeQR({ data, width, height });
    } catch {
      return null;
    }
  };
}

/** The browser's own reader, or a library's where it has none. */
export async function createReader(): Promise<CodeReader> {
  return (await nativeReader().catch(() => null)) ?? libraryReader();
}
