import { acceptedCapture } from '@lavanda/shared/domain/capture';

/**
 * The moment of a late capture; null when the capture has no moment, or an implausible one.
 * @param text ISO 8601
 */
export function captureMoment(text: string | undefined): Date | null {
  return text === undefined ? null : acceptedCapture(new Date(text), new Date());
}
