import type {
  promoteReleaseSchemas,
  publishReleaseSchemas,
  registerReleaseSchemas,
  releaseStatusSchemas,
  reportSectionSchemas,
  retireReleaseSchemas,
  rollbackReleaseSchemas,
} from '../schemas/releases.ts';
import { deployTokenCall, sessionCall } from './call.ts';

/** For the `release` command: `Authorization: Bearer` with the remote's token. 401 without it, 403 with another's. */
export const releaseStatusCall = deployTokenCall<typeof releaseStatusSchemas>('GET', '/api/entregas/:remoto');

/**
 * Stores a build under its own address; no user receives it yet. Publishing the same files again returns the same
 * version (`nueva` false). 422 with `choques` when the compatibility check refuses it; each one names both conflicting
 * parts.
 */
export const publishReleaseCall = deployTokenCall<typeof publishReleaseSchemas>('POST', '/api/entregas/:remoto/publicar');

/**
 * Like `publishReleaseCall`, for a build hosted on another origin: only its address and file hashes are stored. Also
 * 422 with `choques` when the origin isn't in REMOTOS_ORIGENES or a file can't be fetched.
 */
export const registerReleaseCall = deployTokenCall<typeof registerReleaseSchemas>('POST', '/api/entregas/:remoto/registrar');

/**
 * Gives a published version to a share of users, to a laundry, or to everybody (it becomes the stable one). Users who
 * already have it keep it. 404 when the version isn't published.
 */
export const promoteReleaseCall = deployTokenCall<typeof promoteReleaseSchemas>('POST', '/api/entregas/:remoto/promover');

/** Withdraws the candidate; without one, restores the previous stable version. 409 when there is none. */
export const rollbackReleaseCall = deployTokenCall<typeof rollbackReleaseSchemas>('POST', '/api/entregas/:remoto/regresar');

/** Nobody receives the section; its versions can be promoted again. 409 if it ships with the server. */
export const retireReleaseCall = deployTokenCall<typeof retireReleaseSchemas>('POST', '/api/entregas/:remoto/retirar');

/** Reports that a section mounted or failed in a browser. Too many failures of a candidate stop its rollout. */
export const reportSectionCall = sessionCall<typeof reportSectionSchemas>('POST', '/api/entregas/informe', 'session');
