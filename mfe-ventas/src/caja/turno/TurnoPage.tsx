import { errorMessage, useCan, useCurrentUser } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import CajaHeader from '../CajaHeader';
import DrawerMenu from '../drawer/DrawerMenu';
import OtherDrawer from '../drawer/OtherDrawer';
import { type ShownCaja, useCaja } from '../drawer/useCaja';
import { CajaLayout, Card } from '../layout/CajaLayout';
import OpenCaja from '../open/OpenCaja';
import { DRAWER_TEXTS, CAJA_TEXTS as T } from '../texts';
import TurnoView from './TurnoView';

/**
 * 'Caja': the open turno of this register's caja, or of the caja that the URL names. While that caja is closed, users who may
 * open it count its fondo here.
 */
export default function TurnoPage() {
  const caja = useCaja();
  const { state, error, refetch, isFetching } = caja;
  const arrival = useLocation().key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on arrival. After a full load (key 'default') the focus stays.
  useEffect(() => {
    if (arrival !== 'default' && isFocusLost()) focusPageTitle();
  }, []);
  return (
    <CajaLayout>
      <CajaHeader>{state?.usa_corte && <DrawerMenu caja={caja} />}</CajaHeader>
      {caja.shown !== null && state?.caja && <OtherDrawer caja={caja} other={state.caja} />}
      {state && error !== undefined && !isFetching && (
        <RetryAlert onRetry={() => void refetch()} sx={{ mb: 3 }}>
          {T.notRefreshed(errorMessage(error))}
        </RetryAlert>
      )}
      {!state && error === undefined && <PageSkeleton count={8} height={56} />}
      {!state && error !== undefined && (
        <Card>
          <NotRead caja={caja} />
        </Card>
      )}
      <Content caja={caja} />
    </CajaLayout>
  );
}

/** Error when the caja can't be loaded. If the URL names the caja, offers to return to this register's. */
function NotRead({ caja: { error, refetch, shown, show } }: { caja: ShownCaja }) {
  const title = shown === null ? T.notLoaded : notRead(error, DRAWER_TEXTS.needed, T.notLoaded);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', pb: shown === null ? 0 : 6 }}>
      <ErrorPanel title={title} error={error} onRetry={() => void refetch()} />
      {shown !== null && <Button onClick={() => show(null)}>{DRAWER_TEXTS.back}</Button>}
    </Box>
  );
}

function Content({ caja: { state, shown, addressOf } }: { caja: ShownCaja }) {
  const mayChange = useCan('caja.cambiar');
  const { idSucursal: sucursalId } = useCurrentUser();
  if (!state) return null;
  if (!state.usa_corte) {
    return (
      <Card>
        <EmptyState title={T.notUsed} detail={T.notUsedDetail} icon={<LockOutlined />} />
      </Card>
    );
  }
  if (state.turno) return <TurnoView state={state} turno={state.turno} corte={addressOf('/app/caja/corte')} />;
  if (mayChange && (state.caja === null || state.caja.sucursal === sucursalId)) return <OpenCaja state={state} shown={shown} />;
  return (
    <Card>
      <EmptyState title={T.closed} detail={T.closedDetail} icon={<LockOutlined />} />
    </Card>
  );
}
