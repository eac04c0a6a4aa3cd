import { lazy, type ReactNode, Suspense } from 'react';

const FirstSteps = lazy(() => import('@lavanda/shared/ui/firstSteps/FirstSteps'));

interface EmptyBoardProps {
  /** True to show the laundry's first steps instead of the usual empty state, until they are done or dismissed. */
  firstSteps: boolean;
  /** The usual empty state. */
  children: ReactNode;
}

/** What Activos shows when no nota passes the filters: the first steps of a new laundry, or the usual empty state. */
export default function EmptyBoard({ firstSteps, children }: EmptyBoardProps) {
  if (!firstSteps) return children;
  return (
    <Suspense>
      <FirstSteps otherwise={children} />
    </Suspense>
  );
}
