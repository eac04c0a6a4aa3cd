import type { publicPhotoSchemas, readPhotoSchemas, removePhotoSchemas, savePhotoSchemas } from '../schemas/photos.ts';
import { publicCall, sessionCall } from './call.ts';

export const readPhotoCall = sessionCall<typeof readPhotoSchemas>('GET', '/api/ventas/:nota/fotos/:foto', 'notas.leer');

/** Adds a photo under an id made by the browser. The server stores a photo with a repeated id only once. */
export const savePhotoCall = sessionCall<typeof savePhotoSchemas>('POST', '/api/ventas/:nota/fotos/:foto', 'notas.cambiar');

export const removePhotoCall = sessionCall<typeof removePhotoSchemas>(
  'POST',
  '/api/ventas/:nota/fotos/:foto/quitar',
  'notas.cambiar',
);

/** A photo of the nota whose public ticket the token opens. */
export const publicPhotoCall = publicCall<typeof publicPhotoSchemas>('GET', '/t/:token/fotos/:foto');
