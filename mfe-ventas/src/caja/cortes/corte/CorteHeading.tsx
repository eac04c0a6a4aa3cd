import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import BackHeader from '../../layout/BackHeader';
import { CORTE_TEXTS as T } from '../texts';

interface CorteHeadingProps {
  title: string;
  /** Name of its caja; '' while it isn't known. */
  caja?: string;
  children?: ReactNode;
}

/**
 * Title of a corte with the way back. It goes back in history if the user came from the list, which then stands where it
 * was.
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
