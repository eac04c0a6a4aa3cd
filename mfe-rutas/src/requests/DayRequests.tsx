import { useCan } from '@lavanda/shared';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { registerId } from '@lavanda/shared/federation/register';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { RequestItems } from '@lavanda/shared/ui/requests/RequestItems';
import { REQUEST_TEXTS } from '@lavanda/shared/ui/requests/texts';
import { useRequests } from '@lavanda/shared/ui/requests/useRequests';
import Box from '@mui/material/Box';

interface DayRequestsProps {
  day: RouteDay;
  /** Whether requests can be answered now. */
  enabled: boolean;
}

/** Pickups that clientes requested: all waiting requests on today's page, only that day's requests on a later day's page. */
export default function DayRequests({ day, enabled }: DayRequestsProps) {
  const may = useCan('notas.cambiar');
  return may && enabled ? <Waiting day={day} /> : null;
}

function Waiting({ day: { fecha: day, hoy: today, sucursal } }: { day: RouteDay }) {
  const { shown, failure, element, ...answers } = useRequests({ text: '', sucursal: sucursal.nombre, register: registerId });
  const asked = day === today ? shown : shown.filter(({ dia: wanted }) => wanted === day);
  return (
    <>
      {failure && (
        <RetryAlert onRetry={failure.retry} sx={{ m: 2 }}>
          {REQUEST_TEXTS.notRead(failure.message)}
        </RetryAlert>
      )}
      {asked.length > 0 && (
        <Box component="section" aria-labelledby="solicitudes-de-ruta" sx={SECTION}>
          <h2 id="solicitudes-de-ruta">
            {REQUEST_TEXTS.title} <span>{asked.length}</span>
          </h2>
          <ul>
            <RequestItems shown={asked} today={today} {...answers} />
          </ul>
        </Box>
      )}
      {element}
    </>
  );
}

const SECTION = {
  p: { xs: '8px', lg: '10px' },
  '& h2': { m: '0 4px 8px', fontSize: 15, lineHeight: '20px', fontWeight: 700 },
  '& h2 span': { fontWeight: 400, color: 'text.secondary' },
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 },
} as const;
