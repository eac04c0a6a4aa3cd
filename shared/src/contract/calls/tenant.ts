import type {
  listSucursalesSchemas,
  readIdentitySchemas,
  saveIdentitySchemas,
  saveSucursalSchemas,
  tenantImageSchemas,
} from '../schemas/tenant.ts';
import { sessionCall } from './call.ts';

export const listSucursalesCall = sessionCall<typeof listSucursalesSchemas>('GET', '/api/tenant/sucursales', 'catalogo.leer');

export const readIdentityCall = sessionCall<typeof readIdentitySchemas>('GET', '/api/tenant/identidad', 'configurar');

/** 422 names the field: an empty name, amounts with more than 2 decimals, overlapping envio ranges (`checkEnvio`). */
export const saveIdentityCall = sessionCall<typeof saveIdentitySchemas>('POST', '/api/tenant/identidad', 'configurar');

/**
 * The body is the image file (PNG, JPEG, WebP, GIF, AVIF or SVG), at most 2 MB, any Content-Type. It replaces the logo
 * or icon at once, as PNG of at most 512 x 512 (logo) or 256 x 256 (icono). 413 too large, 415 not an image, 422 too
 * many pixels or damaged.
 */
export const tenantImageCall = sessionCall<typeof tenantImageSchemas>('POST', '/api/tenant/imagen', 'configurar');

export const saveSucursalCall = sessionCall<typeof saveSucursalSchemas>('POST', '/api/tenant/sucursales/guardar', 'configurar');
