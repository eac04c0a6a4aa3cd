import { PhoneRows } from '@lavanda/shared/ui/list/PhoneRows';
import { styled } from '@mui/material/styles';

/** Styles of the list for narrow screens, where each row is a link with a menu button beside it. */
export const ListRows = styled(PhoneRows)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .row': { display: 'flex' },
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
    '& b': { display: 'block', lineHeight: '22px' },
    '& small': { fontSize: 14 },
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
