import type { UnfitVersion } from '@lavanda/shared/contract/schemas/releases';
import { Gauge } from 'prom-client';
import { measures } from '../../observability/metrics.ts';

const NAME = 'lavanda_sections_unfit';

/**
 * Reports at each scrape the live versions of sections that the shell can't mount. It replaces an earlier metric, because a
 * server may be restarted within the same process.
 */
export function collectUnfitVersions(review: () => Promise<UnfitVersion[]>): void {
  measures.removeSingleMetric(NAME);
  new Gauge({
    name: NAME,
    help: 'Live versions of sections that the shell cannot mount, and the version served in the place of each.',
    labelNames: ['section', 'version', 'stand_in'],
    registers: [measures],
    async collect() {
      this.reset();
      for (const { remoto: section, version, sustituta: standIn } of await review())
        this.set({ section, version, stand_in: standIn ?? '' }, 1);
    },
  });
}
