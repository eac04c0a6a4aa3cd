import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import BackHeader from '../../layout/BackHeader';
import { CORTE_TEXTS as T } from '../texts';

interface CorteHeadingProps {
  title: string;
  /** Name of the corte's caja; '' until it is loaded. */
  caja?: string;
  children?: ReactNode;
}

/**
 * Title of a corte with a back button. If the user came from the list, the button goes back in history, which restores the
 * list's scroll position.
 */
export default function CorteHeading({ title, caja = '', children }: CorteHeadingProps) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromList = typeof state === 'object' && state !== null && 'fromList' in state;
  const back = () => void (isFromList ? navigate(-1) : navigate('/app/caja/cortes'));
  return (
    <BackHeader title={title} back={T.back} onBack={back} caja={caja}>
      {children}
    </BackHeader>
  );
}
