import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import Box from '@mui/material/Box';

interface ObservationsMarkProps {
  count: number;
  /** True if observations may be added; a line without observations then shows an icon. */
  offered: boolean;
}

/** Shows how many observations a line has or, without any, an icon that offers to add them. */
export function ObservationsMark({ count, offered }: ObservationsMarkProps) {
  if (count > 0) return <CountBadge count={count} />;
  return offered ? <EditNoteRounded aria-hidden sx={{ flex: 'none', fontSize: 20, color: 'text.disabled' }} /> : null;
}

export function CountBadge({ count }: { count: number }) {
  return (
    <Box
      component="i"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        minWidth: 26,
        height: 26,
        px: 1,
        borderRadius: '13px',
        bgcolor: 'warning.light',
        color: 'warning.main',
        fontSize: 14,
        fontWeight: 700,
        fontStyle: 'normal',
      }}
    >
      {count}
    </Box>
  );
}
