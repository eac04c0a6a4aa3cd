import type { Proposal, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DriverBadge from '../day/DriverBadge';
import { km } from '../texts';
import { overdueStop, proposedStops } from './proposed';
import { SHARE_TEXTS as T } from './texts';

/** Shows the stops that a proposal gives each driver, and warns about late ones. */
export default function ProposalView({ day, proposal }: { day: RouteDay; proposal: Proposal }) {
  const { rutas, km: total, tarde: late, fuera: leftOut } = proposal;
  const overdue = overdueStop(proposedStops(day, proposal));
  const nameOf = (id: string) => day.choferes.find(({ _id }) => _id === id);
  return (
    <>
      <Box component="ul" sx={RESULT}>
        {rutas.map(({ chofer, sale, termina: ends, km: kilometres, paradas }) => {
          const driver = nameOf(chofer) ?? null;
          return (
            <li key={chofer}>
              <b>{driver?.nombre}</b>
              <b className="end">{km(kilometres)}</b>
              <span role="img" aria-label={T.sequence(driver?.nombre ?? '', paradas.length)} className="sequence">
                {paradas.map(({ nota, tipo: kind }, index) => (
                  <DriverBadge key={`${nota} ${kind}`} driver={driver} size={22}>
                    {index + 1}
                  </DriverBadge>
                ))}
              </span>
              <span className="end">{ends === null ? sale : T.span(sale, ends)}</span>
            </li>
          );
        })}
      </Box>
      <Alert severity={late.length === 0 ? 'success' : 'warning'} sx={{ mt: 2 }}>
        <b>{late.length === 0 ? T.inTime(km(total)) : T.late(km(total), late.length)}</b>
        {overdue && ` ${T.overdue(overdue.name, overdue.hour)}`}
      </Alert>
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {T.leftOut(leftOut.length)}
        </Alert>
      )}
    </>
  );
}

const RESULT = {
  listStyle: 'none',
  m: '12px 0 0',
  p: 0,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', py: '10px', alignItems: 'center' },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px' },
  '& .end': { textAlign: 'right', fontSize: 15 },
  '& b.end': { fontWeight: 700 },
  '& .sequence': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
} as const;
