import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Fab from '@mui/material/Fab';
import { useEffect, useState } from 'react';
import { TEXTS as T } from '../texts';

/**
 * Button that scrolls to the first row and focuses the title. Visible after scrolling down one screen; Ctrl+Home in any row
 * focuses the button.
 */
export default function ScrollToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;

  const scrollUp = () => {
    focusPageTitle();
    const withoutMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: withoutMotion ? 'auto' : 'smooth' });
  };
  return (
    <>
      <StickyFooterSpace height={64} wideHeight={64} />
      <Fab aria-label={T.goUp} title={T.goUpKeys} aria-keyshortcuts="Control+Home" onClick={scrollUp} sx={BUTTON}>
        <ArrowUpwardRounded aria-hidden />
      </Fab>
    </>
  );
}

const BUTTON = {
  position: 'fixed',
  left: '50%',
  ml: '-26px',
  bottom: { xs: 80, sm: 'calc(24px + var(--lavanda-pestanas, 0px))' },
  width: 52,
  height: 52,
  bgcolor: 'background.paper',
  color: 'primary.text',
  border: 1,
  borderColor: 'divider',
  boxShadow: 8,
  '&:hover': { bgcolor: 'background.default' },
} as const;
