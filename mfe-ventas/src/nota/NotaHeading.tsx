import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NOTA_TEXTS as T } from '../texts';

/**
 * Back link, title and actions. If the user came from the list, the link goes back in history, which restores the list's scroll
 * position.
 */
export default function NotaHeading({ title, children }: { title: string; children?: ReactNode }) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
  const back = (event: MouseEvent) => {
    if (!fromList || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <IconButton component={Link} to="/app/ventas" aria-label={T.back} onClick={back} sx={{ ml: -2 }}>
        <ArrowBackRounded aria-hidden />
      </IconButton>
      <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, minWidth: 'min-content' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
