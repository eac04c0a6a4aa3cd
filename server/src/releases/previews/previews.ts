import { PREVIEW_HEADER } from '@lavanda/shared/contract/previewHeader';
import type { ComposedRemote, Description, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { OpenedPreview } from '@lavanda/shared/contract/schemas/versions';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { permissionsIn } from '../../sections/declarations.ts';
import { permissionsOfSession } from '../../sections/permissions.ts';
import { situate } from '../composition.ts';
import { fitsShell } from '../gate/standIns.ts';
import { readPreviews, type StoredPreview } from './storedPreviews.ts';

/** Maximum number of preview links that one tab can have open. */
const MOST = 5;

/** Tokens of the preview links that the request's tab has opened. */
export function tokensIn({ headers: { [PREVIEW_HEADER]: header } }: Pick<FastifyRequest, 'headers'>): string[] {
  return typeof header === 'string' ? header.split(',').slice(0, MOST) : [];
}

/** Descriptions (remoto.json) of the versions that preview links show in the requesting tab; expired links are left out. */
export async function previewedBy(db: Database, request: Pick<FastifyRequest, 'headers'>): Promise<Description[]> {
  const previews = await readPreviews(db, tokensIn(request));
  return previews.filter(({ expired }) => !expired).map(({ published }) => published.descripcion);
}

/**
 * The list of sections, where the versions of opened links replace the user's own. A link changes nothing if it expired or its
 * section is closed to the user.
 * @param permissions of the user
 */
export async function withPreviews(
  db: Database,
  remotes: readonly ComposedRemote[],
  tokens: readonly string[],
  { permissions, shell }: { permissions: readonly string[]; shell: ShellContract | null },
): Promise<ComposedRemote[]> {
  const previews = (await readPreviews(db, tokens)).filter((one) => !one.expired && sectionFor(one, permissions) !== undefined);
  const shown = previews.flatMap((preview) => composed(preview, shell) ?? []);
  const kept = remotes.filter(({ name }) => !shown.some((other) => other.name === name));
  return [...kept, ...shown].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The section that a preview link shows to the session's user. Permissions that only the previewed version declares are granted
 * by role.
 * @throws HttpProblem 404 for an unknown link, 410 for an expired link, 403 when the user may not open any of its sections
 */
export async function openPreview(db: Database, token: string, session: Session): Promise<OpenedPreview> {
  const [preview] = await readPreviews(db, [token]);
  if (!preview) throw new HttpProblem(404, 'Este enlace no sirve: pide otro a quien te lo mandó.');
  if (preview.expired) throw new HttpProblem(410, 'Este enlace ya venció: pide otro a quien te lo mandó.');
  const permissions = await permissionsOfSession(db, session, permissionsIn(preview.published.descripcion));
  const section = sectionFor(preview, permissions);
  if (!section) throw new HttpProblem(403, 'Tu rol no abre esta sección. Ábrelo con otra cuenta.');
  const { remote, published, expires } = preview;
  return { remoto: remote, version: published.version, vence: expires, titulo: section.titulo, segmento: section.segmento };
}

function sectionFor({ published }: StoredPreview, permissions: readonly string[]) {
  return published.descripcion.secciones.find(({ permiso: permission }) => permissions.includes(permission));
}

function composed({ remote, published, expires }: StoredPreview, shell: ShellContract | null): ComposedRemote | null {
  const place = situate(remote, published.version, { [published.version]: published });
  if (!place) return null;
  const { contrato: contract, secciones: sections, extensiones: extensions, etiquetas: tags } = published.descripcion;
  return {
    name: remote,
    ...place,
    candidata: false,
    motivo: { tipo: 'vista', vence: expires },
    ...(fitsShell(published, shell) ? {} : { incompatible: true }),
    contrato: contract,
    secciones: sections.map(({ segmento: segment }) => segment),
    enlaces: sections,
    ...(extensions ? { extensiones: extensions } : {}),
    ...(tags ? { etiquetas: tags } : {}),
  };
}
