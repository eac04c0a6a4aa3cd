import { Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, Uuid } from './primitives.ts';
import { Photo } from './sales.ts';
import { publicParams } from './tickets.ts';

const params = Type.Object({ nota: Uuid, foto: Uuid });

/** The photos of the nota after the call, oldest first. */
const response = Type.Object({ fotos: Type.Array(Photo) });

export const readPhotoSchemas = {
  summary: 'Una foto de una nota (image/jpeg)',
  params,
  response: FileSchema,
} satisfies CallSchemas;

/**
 * The body is the JPEG itself.
 * @throws 409 for a seventh photo, 413 above 200 KB, 415 for another format, 422 for a damaged JPEG
 */
export const savePhotoSchemas = {
  summary: 'Sube una foto de una nota (image/jpeg, hasta 200 KB y 1,600 px)',
  params,
  response,
} satisfies CallSchemas;

export const removePhotoSchemas = { summary: 'Quita una foto de una nota', params, response } satisfies CallSchemas;

export const publicPhotoSchemas = {
  summary: 'Una foto de la nota de un ticket público (image/jpeg)',
  params: Type.Object({ ...publicParams.properties, foto: Uuid }),
  response: FileSchema,
} satisfies CallSchemas;
