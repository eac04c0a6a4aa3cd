// The light beside a camera (W3C Image Capture), which TypeScript's DOM types lack.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** The light of a camera. */
export interface Torch {
  /** @throws DOMException when the device refuses */
  set(isOn: boolean): Promise<void>;
}

/** The light of the camera that a stream comes from; null when it has none, or the browser can't switch it. */
export function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getVideoTracks();
  if (!track?.getCapabilities?.().torch) return null;
  return { set: (isOn) => track.applyConstraints({ advanced: [{ torch: isOn }] }) };
}
