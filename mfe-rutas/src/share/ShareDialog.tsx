import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { longDay, TEXTS } from '../texts';
import DriverChoice from './DriverChoice';
import SharePreview from './SharePreview';
import { SHARE_TEXTS as T } from './texts';
import { type Share, useShare } from './useShare';

interface ShareDialogProps {
  day: RouteDay;
  onClose(): void;
  /** Opens the list of drivers; null for users who may not change it. */
  onDrivers: (() => void) | null;
}

/** Dialog 'Repartir': distributes the day's stops among the chosen drivers. Nothing is saved until 'Repartir así'. */
export default function ShareDialog({ day, onClose, onDrivers }: ShareDialogProps) {
  const share = useShare(day, onClose);
  const { proposal, isCurrent, keeping } = share;
  const text = longDay(day.fecha);
  return (
    <AppDialog
      opened
      width={836}
      title={T.title(share.count)}
      subtitle={T.subtitle(text.charAt(0).toUpperCase() + text.slice(1), day.sucursal.nombre)}
      busy={keeping}
      onClose={onClose}
      actions={
        <>
          <Button disabled={keeping} onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button
            variant="contained"
            disabled={keeping || !proposal || !isCurrent}
            onClick={share.share}
            sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 200 }, minHeight: 52 }}
          >
            {keeping ? T.keeping : T.keep}
          </Button>
        </>
      }
    >
      <Box sx={COLUMNS}>
        <Choices day={day} share={share} onDrivers={onDrivers} straight={proposal?.en_linea_recta ?? false} />
        <SharePreview day={day} share={share} />
      </Box>
    </AppDialog>
  );
}

interface ChoicesProps extends Pick<ShareDialogProps, 'day' | 'onDrivers'> {
  share: Share;
  straight: boolean;
}

function Choices({ day, share, onDrivers, straight }: ChoicesProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
        {T.who}
      </Typography>
      {share.drivers.length === 0 && <Typography>{T.noDrivers}</Typography>}
      <Box component="ul" aria-label={TEXTS.drivers} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {share.drivers.map((row) => (
          <DriverChoice
            key={row.driver._id}
            row={row}
            day={day.fecha}
            disabled={share.keeping}
            onChoose={(chosen) => share.choose(row.driver._id, chosen)}
            onHour={(hour) => share.setHour(row.driver._id, hour)}
          />
        ))}
      </Box>
      {onDrivers && (
        <Button startIcon={<AddRounded />} onClick={onDrivers} sx={{ alignSelf: 'flex-start' }}>
          {T.add}
        </Button>
      )}
      <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
        {T.mode}
      </Typography>
      <Segmented
        fill
        label={T.mode}
        value={share.mode}
        onChange={share.setMode}
        disabled={share.keeping}
        options={[
          { value: 'km', label: T.shortest },
          { value: 'parejo', label: T.even },
        ]}
      />
      {straight && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {T.straight}
        </Typography>
      )}
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  gap: { xs: 3, md: 7 },
} as const;
