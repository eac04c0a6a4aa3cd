import { callTotals } from '@lavanda/shared';
import { measureSectionsCall } from '@lavanda/shared/contract/calls/versions';
import type { SectionMeasures } from '@lavanda/shared/contract/schemas/versions';
import { sendTelemetry } from '../sendTelemetry';
import { timeout } from '../timeouts';
import type { Shown } from './SessionMeasures';
import { VersionVitals } from './VersionVitals';

/** Shortest interaction that browsers report, ms. */
const SHORTEST_INTERACTION = 16;

/** Maximum number of sections in one report. */
const MAX_SECTIONS = 10;

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Measures the versions in `shown`. One that was shown long enough is reported once to the server: when the page is hidden or
 * left, or at the interval `measured`. The measures include what the browser observed before this call.
 */
export function collect(shown: readonly Shown[]): void {
  const vitals = new Map<string, VersionVitals>();
  const sent = new Set<string>();
  const vitalsAt = (time: number): VersionVitals | undefined => {
    const at = shown.findLast(({ from, to = Number.POSITIVE_INFINITY }) => from <= time && time < to);
    return at && vitalsOf(vitals, keyOf(at));
  };
  const observers = [
    observe('event', (entry: EventTiming) => {
      if (entry.interactionId) vitalsAt(entry.startTime)?.addInteraction(entry.interactionId, entry.duration);
    }),
    observe('layout-shift', ({ startTime, value, hadRecentInput }: LayoutShift) => {
      if (!hadRecentInput) vitalsAt(startTime)?.addShift(startTime, value);
    }),
    observe('largest-contentful-paint', ({ startTime }) => vitalsAt(startTime)?.setLargestPaint(startTime)),
  ];
  const seesShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
  const tell = () => {
    for (const flush of observers) flush();
    const sections = measuresOf(shown).filter((section) => !sent.has(keyOf(section)));
    if (sections.length === 0 || !navigator.onLine) return;
    const told = sections.slice(0, MAX_SECTIONS).map(({ name, version, calls, failed }) => {
      sent.add(keyOf({ name, version }));
      const ofVersion = vitalsOf(vitals, keyOf({ name, version }));
      if (seesShifts) ofVersion.observeShifts();
      return { remoto: name, version, llamadas: calls, fallidas: failed, ...ofVersion.measured() };
    });
    send(told);
  };
  document.addEventListener('visibilitychange', () => document.hidden && tell());
  addEventListener('pagehide', tell);
  // A register's page may stay visible all day, so the measures are also reported at intervals.
  setInterval(tell, timeout('measured'));
}

const keyOf = ({ name, version }: Pick<Shown, 'name' | 'version'>) => `${name}@${version}`;

function vitalsOf(all: Map<string, VersionVitals>, key: string): VersionVitals {
  const vitals = all.get(key) ?? new VersionVitals();
  all.set(key, vitals);
  return vitals;
}

/** Observes entries of a type, past ones too. @returns a function that handles the entries still waiting */
function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type, buffered: true };
  if (type === 'event') options.durationThreshold = SHORTEST_INTERACTION;
  observer.observe(options);
  return () => takeAll(observer.takeRecords());
}

/** Time on screen (ms), calls and failed calls of each version that was shown long enough for meaningful measures. */
function measuresOf(shown: readonly Shown[]) {
  const byVersion = new Map<string, { name: string; version: string; ms: number; calls: number; failed: number }>();
  for (const { name, version, from, to = performance.now(), callsFrom, callsTo = callTotals() } of shown) {
    const key = keyOf({ name, version });
    const before = byVersion.get(key) ?? { name, version, ms: 0, calls: 0, failed: 0 };
    byVersion.set(key, {
      ...before,
      ms: before.ms + to - from,
      calls: before.calls + callsTo.calls - callsFrom.calls,
      failed: before.failed + callsTo.failed - callsFrom.failed,
    });
  }
  return [...byVersion.values()].filter(({ ms }) => ms >= timeout('measurable'));
}

function send(sections: SectionMeasures[]): void {
  sendTelemetry(measureSectionsCall, { secciones: sections });
}
