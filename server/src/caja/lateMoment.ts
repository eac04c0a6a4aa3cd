import { acceptedCapture } from '@lavanda/shared/domain/capture';

/**
 * Moment at which a register captured a call while offline. Null for a call that is sent at once, and for a missing or
 * implausible moment (`acceptedCapture`); these calls count as made now.
 */
export function lateMoment(body: { captura?: boolean | undefined; capturado?: string | undefined }): Date | null {
  if (!body.captura || body.capturado === undefined) return null;
  return acceptedCapture(new Date(body.capturado), new Date());
}
