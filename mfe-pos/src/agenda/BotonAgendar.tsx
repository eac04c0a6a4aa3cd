import PieFijo from '@lavanda/shared/ui/PieFijo';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.agenda;

const Flotante = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    right: 24,
    bottom: 24,
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
    [theme.breakpoints.down('sm')]: { right: 16, bottom: 'calc(64px + 16px)', width: 56, padding: 0 },
  };
});

/** Floating button that opens the pickup modal: icon and words, the icon alone on the phone, above its tab bar. */
export default function BotonAgendar({ onClick }: { onClick(): void }) {
  return (
    <>
      <PieFijo alto={64} />
      <Flotante aria-label={T.agendar} aria-haspopup="dialog" onClick={onClick}>
        <AddRounded aria-hidden sx={{ fontSize: 25 }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {T.agendar}
        </Box>
      </Flotante>
    </>
  );
}
