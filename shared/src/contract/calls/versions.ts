import type {
  measureSectionsSchemas,
  openPreviewSchemas,
  previewReleaseSchemas,
  previewVersionSchemas,
  readVersionsSchemas,
} from '../schemas/versions.ts';
import { deployTokenCall, publicCall, sessionCall } from './call.ts';

/**
 * Reports what one session measured of the sections that it showed. Only the first report per user, version and day counts. A
 * candidate that is clearly worse than the stable version is taken back. Reports without a session aren't stored.
 */
export const measureSectionsCall = publicCall<typeof measureSectionsSchemas>('POST', '/api/entregas/medidas');

/**
 * Makes a link to a published version. For 7 days signed-in users whose role may open one of its sections can use the link.
 * @throws 404 for an unpublished version
 */
export const previewReleaseCall = deployTokenCall<typeof previewReleaseSchemas>('POST', '/api/entregas/:remoto/vista-previa');

/** Like `previewReleaseCall`, for a superuser. */
export const previewVersionCall = sessionCall<typeof previewVersionSchemas>(
  'POST',
  '/api/versiones/:remoto/vista-previa',
  'configurar',
);

/**
 * Opens a link to a version.
 * @throws 404 for an unknown link, 410 for an expired one, 403 when the user's role may open none of the version's sections
 */
export const openPreviewCall = sessionCall<typeof openPreviewSchemas>('GET', '/api/vistas/:ficha', 'session');

/** Reads the published versions of all sections. */
export const readVersionsCall = sessionCall<typeof readVersionsSchemas>('GET', '/api/versiones', 'configurar');
