import type { ReactNode } from 'react';

/** A row of `Lines`: a name and its value. */
export default function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
