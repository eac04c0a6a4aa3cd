import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface TearProps {
  /** Background of the notches: the page, or the dimmed page behind a dialog. */
  behind?: 'pagina' | 'dialogo';
  /** Shown in the middle of the line, such as the folio. */
  children?: ReactNode;
  sx?: SxProps<Theme>;
}

/** About the colour that the page's background has behind a dialog's backdrop. */
const VEIL_OVER_BACKGROUND = '#7c8289';

/** Tear line of a ticket: dashes between two notches. Negative side margins in `sx` make it reach the paper's edges. */
export default function Tear({ behind = 'pagina', children, sx }: TearProps) {
  const notch = {
    content: '""',
    position: 'absolute',
    top: -9,
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: behind === 'pagina' ? 'background.default' : VEIL_OVER_BACKGROUND,
  } as const;
  return (
    <Box
      aria-hidden={children ? undefined : true}
      sx={[
        {
          position: 'relative',
          height: 0,
          borderTop: '2px dashed',
          borderColor: 'divider',
          '&::before': { ...notch, left: -8 },
          '&::after': { ...notch, right: -8 },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children && <Box sx={FOLIO}>{children}</Box>}
    </Box>
  );
}

const FOLIO = {
  position: 'absolute',
  left: '50%',
  top: -11,
  transform: 'translateX(-50%)',
  px: 2.5,
  bgcolor: 'background.paper',
  fontWeight: 700,
  fontSize: 13,
  lineHeight: '20px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
