import { serverNow } from '@lavanda/shared';
import type { PartialCorte } from '@lavanda/shared/contract/schemas/cortes';
import { CASH } from '@lavanda/shared/domain/caja';
import { formatPesos } from '@lavanda/shared/domain/money';
import HiddenAmount from '@lavanda/shared/ui/cash/HiddenAmount';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVentasCajaPartialQuery } from '../endpoints';
import { Lines } from '../layout/CajaLayout';
import Line from '../layout/Line';
import type { LocalTimes } from '../layout/localTimes';
import OnPaper from '../layout/OnPaper';
import { PARTIAL_TEXTS as P, TURNO_TEXTS as T } from '../texts';
import { describeEntry } from '../turno/entry';

interface PartialDialogProps {
  turno: string;
  times: LocalTimes;
  onClose(): void;
}

/** 'Corte parcial' (a cash register's X report): the turno's current figures without the sum of cash, to view and print. */
export default function PartialDialog({ turno, times, onClose }: PartialDialogProps) {
  const [now] = useState(serverNow);
  const { currentData, error, isFetching, refetch } = useVentasCajaPartialQuery(turno, { refetchOnMountOrArgChange: true });
  return (
    <AppDialog
      opened
      width={420}
      title={P.title}
      subtitle={currentData && P.subtitle(currentData.turno.caja.nombre, times.full(now))}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<PrintOutlined />} disabled={!currentData} onClick={() => window.print()}>
          {P.print}
        </Button>
      }
    >
      <OnPaper />
      {currentData && <Content corte={currentData} times={times} />}
      {!currentData && error !== undefined && !isFetching && (
        <ErrorPanel level="p" title={notRead(error, P.needed, P.notLoaded)} error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && (error === undefined || isFetching) && <PageSkeleton count={6} height={28} />}
    </AppDialog>
  );
}

function Content({ corte: { turno, movimientos: movements }, times }: { corte: PartialCorte; times: LocalTimes }) {
  return (
    <>
      <Lines>
        <Line label={P.cajero}>{turno.cajero.nombre}</Line>
        <Line label={P.opened}>{times.full(turno.desde)}</Line>
        <Line label={T.fondo}>{formatPesos(turno.apertura.fondo)}</Line>
        {turno.metodos.map(({ metodo: method, pagos: count, suma: sum }) => (
          <Line key={method} label={`${method}, ${T.pagosCount(count)}`}>
            {method === CASH || sum === null ? <HiddenAmount /> : formatPesos(sum)}
          </Line>
        ))}
      </Lines>
      <Typography variant="h3" sx={{ m: '16px 0 4px' }}>
        {P.movements}
      </Typography>
      {movements.length === 0 ? (
        <Typography variant="body2">{T.empty.movimientos}</Typography>
      ) : (
        <Lines sx={{ '& dd': { whiteSpace: 'nowrap' } }}>
          {movements.map((entry) => {
            const { title, notes, amount } = describeEntry(entry);
            return (
              <Line key={entry._id} label={[times.hour(entry.momento), title, ...notes].join(' · ')}>
                {amount}
              </Line>
            );
          })}
        </Lines>
      )}
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {P.note}
      </Typography>
    </>
  );
}
