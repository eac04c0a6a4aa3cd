import { errorMessage } from '@lavanda/shared';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import RouteMap from '../map/RouteMap';
import ProposalView from './ProposalView';
import { proposedStops } from './proposed';
import { SHARE_TEXTS as T } from './texts';
import type { Share } from './useShare';

/** The proposal on a map and by driver, or why there is none. */
export default function SharePreview({ day, share }: { day: RouteDay; share: Share }) {
  const { proposal, isCurrent, keeping } = share;
  const stops = useMemo(() => proposedStops(day, proposal), [day, proposal]);
  return (
    <Box sx={{ minWidth: 0 }} aria-busy={!isCurrent}>
      <Box sx={{ height: { xs: 186, sm: 268 } }}>
        <RouteMap
          plain
          label={T.preview}
          start={day.sucursal.salida}
          drivers={day.choferes}
          stops={stops}
          shown={null}
          onSelect={() => undefined}
          isStraight={false}
          fitKey={day.fecha}
        />
      </Box>
      {share.proposalError && isCurrent ? (
        <ErrorPanel level="p" title={T.failed} error={share.proposalError} onRetry={share.retry} />
      ) : (
        proposal && <ProposalView day={day} proposal={proposal} />
      )}
      {share.nobody && <Typography sx={{ mt: 3 }}>{T.nobody}</Typography>}
      {!share.nobody && !proposal && !share.proposalError && (
        <Typography role="status" sx={{ mt: 3, color: 'text.secondary' }}>
          {T.thinking}
        </Typography>
      )}
      <FieldError mensaje={share.keepError && !keeping ? T.notKept(errorMessage(share.keepError)) : null} />
    </Box>
  );
}
