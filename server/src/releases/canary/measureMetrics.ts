import type { MeasuredVersion } from '@lavanda/shared/contract/schemas/releases';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/connection.ts';
import { measures } from '../../observability/metrics.ts';
import { comparedMeasures, toldOf } from './storedMeasures.ts';

const NAME = 'lavanda_section_measured';

/**
 * Reports at each scrape the measures of the candidates and, for the same hours, of the stable versions. It replaces an earlier
 * metric, because a server may be restarted within the same process.
 */
export function collectMeasures(db: Database): void {
  measures.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Of a section with a candidate, by release (candidate, stable): p75 of inp and lcp (ms) and of cls, the share of failed calls, sessions.',
    labelNames: ['section', 'release', 'measure'],
    registers: [measures],
    async collect() {
      this.reset();
      for (const { section, release, told } of await ofRollouts(db)) {
        const { inp, lcp, cls, sesiones: sessions, llamadas: calls, fallidas: failed } = told;
        const values = { inp, lcp, cls, failed_calls: calls === 0 ? null : failed / calls, sessions };
        for (const [measure, value] of Object.entries(values)) if (value !== null) this.set({ section, release, measure }, value);
      }
    },
  });
}

async function ofRollouts(db: Database): Promise<{ section: string; release: string; told: MeasuredVersion }[]> {
  const live = await db.kysely.selectFrom('entregas_punteros').select(['remoto', 'estable', 'candidata']).execute();
  const rollouts = live.map(async ({ remoto: section, estable: stable, candidata: candidate }) => {
    if (stable === null || candidate === null) return [];
    const compared = await comparedMeasures(db, section, { candidate, stable });
    return [
      { section, release: 'candidate', told: toldOf(candidate, compared.candidate) },
      { section, release: 'stable', told: toldOf(stable, compared.stable) },
    ];
  });
  return (await Promise.all(rollouts)).flat();
}
