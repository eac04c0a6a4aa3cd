import {
  measureSectionsCall,
  openPreviewCall,
  previewReleaseCall,
  previewVersionCall,
  readVersionsCall,
} from '@lavanda/shared/contract/calls/versions';
import {
  type MadePreview,
  measureSectionsSchemas,
  openPreviewSchemas,
  previewReleaseSchemas,
  previewVersionSchemas,
  readVersionsSchemas,
  type SectionVersions,
} from '@lavanda/shared/contract/schemas/versions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { countInMinute } from '../limits/minuteCounters.ts';
import { countMeasures } from './canary/canary.ts';
import { comparedMeasures, measuredHours, toldOf } from './canary/storedMeasures.ts';
import { openPreview } from './previews/previews.ts';
import { createPreview } from './previews/storedPreviews.ts';
import { SHELL } from './shells/storedShells.ts';

/** Maximum number of preview links in a minute: those that a user or a team may create, and those that a user may open. */
const PREVIEWS_PER_MINUTE = { made: 20, opened: 30 } as const;
const TOO_MANY = 'Van muchos enlaces seguidos. Espera un momento.';

/** Maximum number of versions listed for each section. */
const LISTED = 20;

/** Routes for the list of versions, for the measures that browsers report of them, and for preview links to them. */
export function versionRoutes(
  app: FastifyInstance,
  db: Database,
  { publicUrl, measuresSections }: Pick<Settings, 'publicUrl' | 'measuresSections'>,
): void {
  const preview = async (remote: string, version: string | undefined, actor: string, request: FastifyRequest) => {
    await countInMinute(db, [{ key: `vista:${actor}`, max: PREVIEWS_PER_MINUTE.made }], TOO_MANY);
    const made = await createPreview(db, remote, version, actor);
    const page = new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
    const answer: MadePreview = {
      version: made.version,
      ficha: made.token,
      enlace: `${page}/vista/${made.token}`,
      vence: made.expires,
    };
    return answer;
  };

  route(app, measureSectionsCall, measureSectionsSchemas, async ({ body, request }) => {
    const session = await readSession(db, request);
    if (session) app.authorizers.countCall(session);
    if (session && measuresSections) await countMeasures({ db, log: app.log }, session, body.secciones);
    return {};
  });
  route(app, previewReleaseCall, previewReleaseSchemas, ({ params, body, deployToken, request }) =>
    preview(params.remoto, body.version, deployToken, request),
  );
  route(app, previewVersionCall, previewVersionSchemas, ({ params, body, session, request }) =>
    preview(params.remoto, body.version, session.userId, request),
  );
  route(app, openPreviewCall, openPreviewSchemas, async ({ params, session }) => {
    await countInMinute(db, [{ key: `ver-vista:${session.userId}`, max: PREVIEWS_PER_MINUTE.opened }], TOO_MANY);
    return openPreview(db, params.ficha, session);
  });
  route(app, readVersionsCall, readVersionsSchemas, async () => ({ secciones: await sectionVersions(db) }));
}

async function sectionVersions(db: Database): Promise<SectionVersions[]> {
  const { rows } = await sql<Pick<SectionVersions, 'remoto' | 'estable' | 'candidata' | 'versiones'>>`
    select e.remoto, p.estable, p.candidata,
           jsonb_agg(jsonb_build_object('version', e.version, 'publicada', e.publicada) order by e.publicada desc)
             filter (where e.place <= ${LISTED}) as versiones
    from (select *, row_number() over (partition by remoto order by publicada desc) as place from entregas
          where remoto <> ${SHELL}) e
    left join entregas_punteros p on p.remoto = e.remoto
    group by e.remoto, p.estable, p.candidata order by e.remoto`.execute(db.kysely);
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await measuresOf(db, row)) })));
}

async function measuresOf(
  db: Database,
  { remoto: remote, estable: stable, candidata: candidate }: Pick<SectionVersions, 'remoto' | 'estable' | 'candidata'>,
): Promise<Pick<SectionVersions, 'horas' | 'comparadas'>> {
  const live = [candidate, stable].filter((version) => version !== null);
  const hours = await measuredHours(db, remote, live);
  const compared = candidate === null || stable === null ? null : await comparedMeasures(db, remote, { candidate, stable });
  return {
    horas: hours.map(({ version, hour, measured }) => ({ ...toldOf(version, measured), hora: hour })),
    comparadas:
      compared && candidate !== null && stable !== null
        ? [toldOf(candidate, compared.candidate), toldOf(stable, compared.stable)]
        : [],
  };
}
