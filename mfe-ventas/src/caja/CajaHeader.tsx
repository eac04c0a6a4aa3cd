import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CORTES_TEXTS } from './cortes/texts';
import { CAJA_TEXTS as T } from './texts';

/** The views of Caja, each with its own URL: the tabs of the header. */
const VIEWS: readonly { value: string; label: string }[] = [
  { value: '/app/caja', label: T.turno },
  { value: '/app/caja/cortes', label: CORTES_TEXTS.tab },
];

/** Title of Caja with the tabs of its views; `children` are shown on the right. */
export default function CajaHeader({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <PageHeader title={T.title}>
      <Segmented label={T.view} options={VIEWS} value={pathname} onChange={(path) => void navigate(path)} />
      {children}
    </PageHeader>
  );
}
