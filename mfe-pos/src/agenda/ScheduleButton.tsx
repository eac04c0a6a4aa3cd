import { MOTION } from '@lavanda/shared/design/tokens';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { TEXTS } from '../activos/texts';

const T = TEXTS.agenda;

const Floating = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    right: 24,
    bottom: 'calc(24px + var(--lavanda-pestanas, 0px))',
    zIndex: theme.zIndex.fab,
    minHeight: 56,
    padding: '0 22px 0 18px',
    gap: 10,
    borderRadius: 18,
    font: 'inherit',
    fontWeight: 700,
    fontSize: 16,
    backgroundColor: palette.primary.main,
    color: palette.primary.contrastText,
    boxShadow: `${theme.vars.shadows[8]}, inset 0 0 0 1px ${palette.primary.edge}`,
    '&:hover': { backgroundColor: palette.primary.dark },
    transition: `transform ${MOTION.base}ms ${MOTION.curve}, opacity ${MOTION.base}ms`,
    // A hidden button still takes keyboard focus, which makes it visible again.
    '&[data-away="true"]:not(:focus-visible)': { transform: 'translateY(100%)', opacity: 0, pointerEvents: 'none' },
    [theme.breakpoints.down('sm')]: { right: 16, bottom: 'calc(64px + 16px)', width: 56, padding: 0 },
  };
});

/**
 * Floating button that opens the recoleccion dialog. On phones the button shows only an icon and stands above the tab bar. While
 * the user scrolls down, the button is hidden, so that no card's button is covered; scrolling up shows it again.
 */
export default function ScheduleButton({ onClick }: { onClick(): void }) {
  const away = useScrollTrigger({ threshold: 0 });
  return (
    <>
      <StickyFooterSpace height={64} />
      <Floating data-away={away} aria-label={T.scheduleRecoleccion} aria-haspopup="dialog" onClick={onClick}>
        <AddRounded aria-hidden sx={{ fontSize: 25 }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {T.scheduleRecoleccion}
        </Box>
      </Floating>
    </>
  );
}
