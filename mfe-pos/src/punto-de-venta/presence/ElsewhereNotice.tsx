import DevicesRounded from '@mui/icons-material/DevicesRounded';
import Box from '@mui/material/Box';
import { NOTICE_LINE } from '../noticeLine';
import { PRESENCE_TEXTS as T } from './texts';

interface ElsewhereNoticeProps {
  /** Names of the users who have the nota open at other registers. */
  names: readonly string[];
  /** True when another register saved the nota while it was being changed here. */
  changed: boolean;
}

/** Notice about other registers that have the nota on screen open or have saved it. */
export function ElsewhereNotice({ names, changed }: ElsewhereNoticeProps) {
  const lines = [...(names.length > 0 ? [T.open(names)] : []), ...(changed ? [T.changed] : [])];
  return (
    <Box role="status">
      {lines.length > 0 && (
        <Box sx={{ ...NOTICE_LINE, pr: 3, py: 2 }}>
          <DevicesRounded aria-hidden sx={{ fontSize: 18 }} />
          <span>{lines.join(' ')}</span>
        </Box>
      )}
    </Box>
  );
}
