import { acceptedCapture } from '@lavanda/shared/domain/capture';

/** When a late capture was made, within reason; null when it doesn't tell. @param text ISO 8601 */
export function captureMoment(text: string | undefined): Date | null {
  return text === undefined ? null : acceptedCapture(new Date(text), new Date());
}
