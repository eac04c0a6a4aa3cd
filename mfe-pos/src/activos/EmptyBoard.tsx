import { lazy, type ReactNode, Suspense } from 'react';

const FirstSteps = lazy(() => import('@lavanda/shared/ui/firstSteps/FirstSteps'));

interface EmptyBoardProps {
  /** True to show a new laundry its first steps instead of the usual empty state. */
  firstSteps: boolean;
  /** The usual empty state. */
  children: ReactNode;
}

/** An empty board: the first steps of a new laundry, or the usual empty state. */
export default function EmptyBoard({ firstSteps, children }: EmptyBoardProps) {
  if (!firstSteps) return children;
  return (
    <Suspense>
      <FirstSteps otherwise={children} />
    </Suspense>
  );
}
