import { acceptedCapture } from '@lavanda/shared/domain/capture';

/** When something that a register captured without an answer was captured; null for what is of now. */
export function lateMoment(body: { captura?: boolean | undefined; capturado?: string | undefined }): Date | null {
  if (!body.captura || body.capturado === undefined) return null;
  return acceptedCapture(new Date(body.capturado), new Date());
}
