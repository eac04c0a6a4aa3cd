import PauseRounded from '@mui/icons-material/PauseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';

interface HeldButtonProps {
  count: number;
  disabled: boolean;
  onOpen(): void;
}

/** Button that opens the notas on hold and shows their number. */
export default function HeldButton({ count, disabled, onOpen }: HeldButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={count > 0 ? TEXTS.heldCount(count) : TEXTS.held}
      disabled={disabled}
      onClick={onOpen}
      startIcon={<PauseRounded />}
      sx={{ minHeight: 48, px: 3, '& .MuiButton-startIcon': { mx: 0 } }}
    >
      <Box component="span" sx={{ ml: 1.5, display: { xs: 'none', sm: 'inline' } }}>
        {TEXTS.held}
      </Box>
      {count > 0 && (
        <Box component="span" sx={COUNT}>
          {count}
        </Box>
      )}
    </Button>
  );
}

const COUNT = {
  minWidth: 24,
  ml: 1.5,
  px: '7px',
  borderRadius: '12px',
  fontSize: 14,
  lineHeight: '24px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
