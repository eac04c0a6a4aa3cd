import {
  checkShellCall,
  promoteReleaseCall,
  releaseStatusCall,
  reportSectionCall,
  retireReleaseCall,
  rollbackReleaseCall,
} from '@lavanda/shared/contract/calls/releases';
import {
  checkShellSchemas,
  promoteReleaseSchemas,
  releaseStatusSchemas,
  reportSectionSchemas,
  retireReleaseSchemas,
  rollbackReleaseSchemas,
} from '@lavanda/shared/contract/schemas/releases';
import type { FastifyInstance } from 'fastify';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { reviewLiveVersions } from './gate/review.ts';
import { goBack, retire } from './goBack.ts';
import { promote } from './promote.ts';
import { publishRoutes } from './publishRoutes.ts';
import { report } from './reports.ts';
import type { Shells } from './shells/shells.ts';
import { stateOf } from './status.ts';

/** Routes of section releases: the calls of the `release` command, and the reports of browsers. */
export function releaseRoutes(app: FastifyInstance, db: Database, settings: Settings, shells: Shells): void {
  const { webDir, automaticRollback } = settings;
  const reports = { db, log: app.log, webDir, automaticRollback, shells };

  route(app, reportSectionCall, reportSectionSchemas, async ({ body, request }) => {
    const session = await readSession(db, request);
    if (session) app.authorizers.countCall(session);
    await report(reports, session, body);
    return {};
  });
  route(app, checkShellCall, checkShellSchemas, async ({ body }) => ({
    incompatibles: await reviewLiveVersions(db.kysely, body),
  }));
  route(app, releaseStatusCall, releaseStatusSchemas, async ({ params }) => stateOf(db, params.remoto));
  publishRoutes(app, db, settings, shells);
  route(
    app,
    promoteReleaseCall,
    promoteReleaseSchemas,
    async ({ params: { remoto: remote }, body: { version, ...scope }, deployToken }) => {
      await promote(db, remote, deployToken, version, scope);
      return stateOf(db, remote);
    },
  );
  route(app, retireReleaseCall, retireReleaseSchemas, async ({ params: { remoto: remote }, deployToken }) => {
    await retire(db, remote, deployToken);
    return {};
  });
  route(app, rollbackReleaseCall, rollbackReleaseSchemas, async ({ params: { remoto: remote }, deployToken }) => {
    await goBack(db, remote, deployToken);
    return stateOf(db, remote);
  });
}
