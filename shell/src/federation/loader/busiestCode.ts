import { firstInStack } from '../firstInStack';

/**
 * Time for which the running functions are sampled, ms. It is long because most samples of a section that sets its state
 * without end show React's functions only.
 */
const SAMPLED = 10_000;
/** Time between two samples, ms. */
const INTERVAL = 5;

/** Least number of samples that blame a version, because harmless code, such as a clock, is sampled now and then too. */
const LEAST_SAMPLES = 3;

/** What `Profiler` gives (https://wicg.github.io/js-self-profiling). Stacks refer to their callers, the innermost frame first. */
interface Trace {
  resources: string[];
  frames: { name: string; resourceId?: number; line?: number; column?: number }[];
  stacks: { frameId: number; parentId?: number }[];
  samples: { stackId?: number }[];
}

interface Profiler {
  stop: () => Promise<Trace>;
}

type ProfilerClass = new (options: { sampleInterval: number; maxBufferSize: number }) => Profiler;

/** The version whose code was seen running most often, and the stack of that code. */
export interface BusiestCode {
  folder: string;
  /** The stack that was seen most often, reduced to the version's functions, the outermost first. */
  stack: string;
}

/**
 * Samples for ten seconds which functions run, and finds the version whose code was seen most often.
 * @param folders URL prefixes of the versions' scripts
 * @returns undefined when no version's code was seen often enough, or when the browser or the page doesn't allow `Profiler`
 */
export async function busiestCode(folders: readonly string[]): Promise<BusiestCode | undefined> {
  const trace = await sample();
  const seen = new Map<string, { samples: number; stacks: Map<string, number> }>();
  for (const stack of trace ? stacksOf(trace) : []) {
    const folder = firstInStack(stack, folders);
    if (folder === undefined) continue;
    // The outermost function comes first, because the functions that it calls may also be called from elsewhere.
    const frames = stack.split('\n').filter((frame) => frame.includes(folder));
    const own = frames.toReversed().join('\n');
    const { samples, stacks } = seen.get(folder) ?? { samples: 0, stacks: new Map() };
    seen.set(folder, { samples: samples + 1, stacks: stacks.set(own, (stacks.get(own) ?? 0) + 1) });
  }
  const [busiest] = [...seen].toSorted(([, one], [, other]) => other.samples - one.samples);
  if (!busiest || busiest[1].samples < LEAST_SAMPLES) return undefined;
  const [most] = [...busiest[1].stacks].toSorted(([, one], [, other]) => other - one);
  return most && { folder: busiest[0], stack: most[0] };
}

async function sample(): Promise<Trace | undefined> {
  const { Profiler } = globalThis as { Profiler?: ProfilerClass };
  if (!Profiler) return undefined;
  try {
    const profiler = new Profiler({ sampleInterval: INTERVAL, maxBufferSize: (2 * SAMPLED) / INTERVAL });
    await new Promise((resolve) => setTimeout(resolve, SAMPLED));
    return await profiler.stop();
  } catch {
    // `Profiler` throws when the page was served without the header (Document-Policy) that allows profiling.
    return undefined;
  }
}

/** The stack of each sample as a text, in the format of an Error's `stack`. */
function stacksOf({ resources, frames, stacks, samples }: Trace): string[] {
  const textOf = (id: number | undefined): string => {
    const stack = id === undefined ? undefined : stacks[id];
    const frame = stack && frames[stack.frameId];
    if (!stack || !frame) return '';
    const { name, resourceId, line = 1, column = 1 } = frame;
    const place = resourceId === undefined ? '' : `    at ${name} (${resources[resourceId]}:${line}:${column})\n`;
    return place + textOf(stack.parentId);
  };
  return samples.map(({ stackId }) => textOf(stackId));
}
