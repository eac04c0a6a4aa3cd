import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { styled } from '@mui/material/styles';
import { filas } from './filas';

/** The list of a narrow screen: rows of 72 px, each a link and the button of its menu. */
export const Renglones = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const enUnRenglon = { display: 'block', ...EN_UN_RENGLON } as const;
  return {
    ...filas(theme),
    '& .cuerpo': { listStyle: 'none', margin: 0, padding: 0 },
    '& .fila': { display: 'flex', alignItems: 'center', height: 72 },
    '& a': {
      flex: 1,
      minWidth: 0,
      height: '100%',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '0 4px 0 16px',
      color: 'inherit',
      textDecoration: 'none',
      '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
    },
    '& .quien': { flex: 1, minWidth: 0 },
    '& b': { ...enUnRenglon, fontWeight: 600, fontSize: 16, lineHeight: '22px' },
    '& small': { ...enUnRenglon, fontSize: 14, lineHeight: '18px', color: palette.text.secondary },
    '& button': {
      width: 44,
      height: 44,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      marginRight: 4,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      color: palette.text.secondary,
      background: 'none',
      cursor: 'pointer',
    },
    '& a:active, & button:active': { backgroundColor: palette.background.default },
  };
});
