import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';

/** Button 'Agendar recolección' at the end of the column 'Por recolectar', where it covers no card. */
export default function ScheduleEnd({ onClick }: { onClick(): void }) {
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      startIcon={<AddRounded />}
      onClick={onClick}
      sx={{
        flex: 'none',
        minHeight: 56,
        mx: { sm: 1.5, lg: 2 },
        mb: { sm: 1.5, lg: 2 },
        borderRadius: '16px',
        fontSize: { lg: 16 },
      }}
    >
      {TEXTS.agenda.scheduleRecoleccion}
    </Button>
  );
}
