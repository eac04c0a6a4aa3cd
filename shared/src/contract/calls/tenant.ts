import type {
  listSucursalesSchemas,
  readFirstStepsSchemas,
  readIdentitySchemas,
  readNoticeApiSchemas,
  removeNoticeApiSchemas,
  saveFirstStepsSchemas,
  saveIdentitySchemas,
  saveNoticeApiSchemas,
  saveSucursalSchemas,
  tenantImageSchemas,
  testNoticeApiSchemas,
} from '../schemas/tenant.ts';
import { sessionCall } from './call.ts';

export const listSucursalesCall = sessionCall<typeof listSucursalesSchemas>('GET', '/api/tenant/sucursales', 'catalogo.leer');

export const readIdentityCall = sessionCall<typeof readIdentitySchemas>('GET', '/api/tenant/identidad', 'configurar');

/**
 * Saves the tenant's settings.
 * @throws 422 with the field: an empty name, amounts with more than 2 decimals, overlapping envio ranges (`checkEnvio`)
 */
export const saveIdentityCall = sessionCall<typeof saveIdentitySchemas>('POST', '/api/tenant/identidad', 'configurar');

/**
 * Replaces the tenant's logo or icon. The body is a PNG, JPEG, WebP, GIF, AVIF or SVG file of at most 2 MB, with any
 * Content-Type; it is stored as PNG of at most 512 x 512 px (logo) or 256 x 256 px (icono).
 * @throws 413 too large, 415 not an image, 422 too many pixels, damaged, or an SVG that is too complex, has filters or refers to
 * other files
 */
export const tenantImageCall = sessionCall<typeof tenantImageSchemas>('POST', '/api/tenant/imagen', 'configurar');

export const saveSucursalCall = sessionCall<typeof saveSucursalSchemas>('POST', '/api/tenant/sucursales/guardar', 'configurar');

export const readFirstStepsCall = sessionCall<typeof readFirstStepsSchemas>('GET', '/api/tenant/primerosPasos', 'configurar');

export const saveFirstStepsCall = sessionCall<typeof saveFirstStepsSchemas>('POST', '/api/tenant/primerosPasos', 'configurar');

export const readNoticeApiCall = sessionCall<typeof readNoticeApiSchemas>('GET', '/api/tenant/whatsapp', 'configurar');

export const saveNoticeApiCall = sessionCall<typeof saveNoticeApiSchemas>('POST', '/api/tenant/whatsapp', 'configurar');

export const removeNoticeApiCall = sessionCall<typeof removeNoticeApiSchemas>(
  'POST',
  '/api/tenant/whatsapp/quitar',
  'configurar',
);

/**
 * Sends a test message.
 * @throws 422 for an invalid phone, without an account at WhatsApp, or with WhatsApp's reason for a refusal; 409 when WhatsApp
 * didn't answer, so that nobody knows whether the message was sent
 */
export const testNoticeApiCall = sessionCall<typeof testNoticeApiSchemas>('POST', '/api/tenant/whatsapp/probar', 'configurar');
