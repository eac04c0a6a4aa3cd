import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Skeleton from '@mui/material/Skeleton';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { TEXTS as T } from '../texts';

interface ChartProps<P extends object> {
  /** Imports the chart's code, which is downloaded only when the report opens. */
  load(): Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Height of the placeholder while the chart's code loads, px. */
  height: number;
}

/** A chart whose code loads on demand. On failure only its card shows an error and a retry. */
export default function Chart<P extends object>({ load, props, height }: ChartProps<P>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lazy() keeps its error, so each attempt needs a new one.
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

  // Reported here, because the page keeps working without the chart, and no other code would report the error.
  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.error ? this.props.alternative : this.props.children;
  }
}
