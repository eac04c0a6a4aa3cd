import CallSplitRounded from '@mui/icons-material/CallSplitRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';

interface ActionsProps {
  enabled: boolean;
  ordering: boolean;
  onShare(): void;
  onOrder(): void;
}

export default function Actions({ enabled, ordering, onShare, onOrder }: ActionsProps) {
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CallSplitRounded />}
        disabled={!enabled}
        onClick={onShare}
        sx={{ bgcolor: 'background.paper' }}
      >
        {TEXTS.share}
      </Button>
      <Button variant="contained" startIcon={<SwapVertRounded />} disabled={!enabled || ordering} onClick={onOrder}>
        {ordering ? TEXTS.ordering : TEXTS.order}
      </Button>
    </>
  );
}
