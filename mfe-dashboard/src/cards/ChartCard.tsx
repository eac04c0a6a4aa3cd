import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { TEXTS as T } from '../texts';

interface ChartProps<P extends object> {
  /** Brings the chart's code: it is asked for when a report is opened. */
  load(): Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Height of the chart, px, kept while its code comes. */
  height: number;
}

/** A chart whose code comes on demand. One that doesn't come leaves its card with another try, and the rest of the page whole. */
export default function Chart<P extends object>({ load, props, height }: ChartProps<P>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try needs a new lazy, the failed one keeps its failure
  const Content = useMemo(() => lazy(load), [load, attempt]);
  return (
    <Limit
      key={attempt}
      alternative={<ErrorPanel title={T.notLoaded} detail={T.chartNotLoaded} level="p" onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <Content {...props} />
      </Suspense>
    </Limit>
  );
}

class Limit extends Component<{ alternative: ReactNode; children: ReactNode }, { error: boolean }> {
  override state = { error: false };

  static getDerivedStateFromError() {
    return { error: true };
  }

  override render() {
    return this.state.error ? this.props.alternative : this.props.children;
  }
}
