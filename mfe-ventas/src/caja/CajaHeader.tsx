import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CAJA_TEXTS as T } from './texts';
import { VIEWS } from './views';

/** Title of Caja with the tabs of its views; `children` are shown on the right. */
export default function CajaHeader({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <PageHeader title={T.title}>
      <Segmented
        label={T.view}
        options={VIEWS.map(({ path, label }) => ({ value: path, label }))}
        value={pathname}
        onChange={(path) => void navigate(path)}
      />
      {children}
    </PageHeader>
  );
}
