import type {
  measureSectionsSchemas,
  openPreviewSchemas,
  previewReleaseSchemas,
  previewVersionSchemas,
  readVersionsSchemas,
} from '../schemas/versions.ts';
import { deployTokenCall, publicCall, sessionCall } from './call.ts';

/**
 * Tells what one session of a browser measured of the sections it showed. Only the first of a user, version and day
 * counts, of a version that this user had; a candidate that is clearly worse than the stable version is taken back.
 * Without a session, as after it ended, nothing is kept.
 */
export const measureSectionsCall = publicCall<typeof measureSectionsSchemas>('POST', '/api/entregas/medidas');

/**
 * Makes a link to a published version, which whoever is signed in may open for 7 days. 404 when the version isn't
 * published.
 */
export const previewReleaseCall = deployTokenCall<typeof previewReleaseSchemas>('POST', '/api/entregas/:remoto/vista-previa');

/** Like `previewReleaseCall`, for a superuser. */
export const previewVersionCall = sessionCall<typeof previewVersionSchemas>(
  'POST',
  '/api/versiones/:remoto/vista-previa',
  'configurar',
);

/** Opens such a link. 404 when there is none, 410 when it has expired, 403 when the role may open no section of it. */
export const openPreviewCall = sessionCall<typeof openPreviewSchemas>('GET', '/api/vistas/:ficha', 'session');

/** Reads the published versions of all sections. */
export const readVersionsCall = sessionCall<typeof readVersionsSchemas>('GET', '/api/versiones', 'configurar');
