import type {
  checkShellSchemas,
  promoteReleaseSchemas,
  publishReleaseSchemas,
  registerReleaseSchemas,
  releaseStatusSchemas,
  reportSectionSchemas,
  retireReleaseSchemas,
  rollbackReleaseSchemas,
} from '../schemas/releases.ts';
import { deployTokenCall, publicCall } from './call.ts';

/**
 * Reads the state of a remote's releases. The `release` command sends the remote's deploy token as `Authorization: Bearer`.
 * @throws 401 without a valid token, 403 with another remote's token, 404 for a remote without a published version
 */
export const releaseStatusCall = deployTokenCall<typeof releaseStatusSchemas>('GET', '/api/entregas/:remoto');

/**
 * Stores a build under its own address; no user gets it yet. The same files again return the same version (`nueva` false).
 * @throws 422 with `choques`, each naming both conflicting parts, when the compatibility check refuses the build
 */
export const publishReleaseCall = deployTokenCall<typeof publishReleaseSchemas>('POST', '/api/entregas/:remoto/publicar');

/**
 * Like `publishReleaseCall`, for a build hosted on another origin: the server stores only its address and file hashes.
 * @throws 422 with `choques` as in `publishReleaseCall`, and when the origin isn't in REMOTOS_ORIGENES or a file can't be fetched
 */
export const registerReleaseCall = deployTokenCall<typeof registerReleaseSchemas>('POST', '/api/entregas/:remoto/registrar');

/**
 * Gives a published version, as the candidate, to a share of users or to a laundry, or makes it everybody's stable version. The
 * candidate keeps its laundries, except that of `sinTenant`; a new `porcentaje` replaces its share of users. Other users keep the
 * stable version, if there is one.
 * @throws 404 for an unpublished version or an unknown laundry, 409 when the change doesn't fit the current state, such as a
 * version that is stable already, 422 with `choques` when the shell can't mount it
 */
export const promoteReleaseCall = deployTokenCall<typeof promoteReleaseSchemas>('POST', '/api/entregas/:remoto/promover');

/**
 * Withdraws the candidate or, when there is none, restores the previous stable version. A section without a stable version has no
 * users once its candidate is withdrawn.
 * @throws 409 when there is neither a candidate nor a previous stable version that the shell can mount
 */
export const rollbackReleaseCall = deployTokenCall<typeof rollbackReleaseSchemas>('POST', '/api/entregas/:remoto/regresar');

/**
 * Retires a remote: no user receives it until one of its versions is promoted again.
 * @throws 409 when the remote ships with the server
 */
export const retireReleaseCall = deployTokenCall<typeof retireReleaseSchemas>('POST', '/api/entregas/:remoto/retirar');

/**
 * Lists the live versions, of all sections, that a shell couldn't mount. It changes nothing, and any deploy token may call it.
 */
export const checkShellCall = deployTokenCall<typeof checkShellSchemas>('POST', '/api/entregas/revisar');

/**
 * Reports that a section mounted or failed in a browser. A candidate that fails for enough users is taken back, as is a stable
 * version unless the server's settings forbid it. Only reports of users who were given that version count. Without a session a
 * failure is only counted in the metrics.
 */
export const reportSectionCall = publicCall<typeof reportSectionSchemas>('POST', '/api/entregas/informe');
