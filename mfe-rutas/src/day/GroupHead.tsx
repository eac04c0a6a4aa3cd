import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { km, stopCount, TEXTS } from '../texts';
import type { Group } from './board';
import DriverBadge from './DriverBadge';

interface GroupHeadProps {
  group: Group;
  /** Whether the day can be changed. False for a past day, and without a connection to the server. */
  canChange: boolean;
  onLink(): void;
  onMenu(anchor: HTMLElement): void;
  /** Called when a stop is dropped here, which makes it the driver's last one or, without a driver, an unassigned one. */
  onDrop(): void;
}

/** Heading of a driver's stops, with a summary of the route, a link and a menu; or of the unassigned stops, with their number. */
export default function GroupHead({ group: { driver, route, stops }, canChange, onLink, onMenu, onDrop }: GroupHeadProps) {
  const name = driver?.nombre ?? TEXTS.unassigned;
  const parts = [stopCount(stops.length), ...(route ? [km(route.km)] : [])];
  const begins = route && (route.en_camino ? TEXTS.onTheWay : TEXTS.leaves(route.sale));
  const ends = route?.termina ? TEXTS.ends(route.termina) : '';
  return (
    <Head onDragOver={(event) => canChange && event.preventDefault()} onDrop={onDrop}>
      <DriverBadge driver={driver}>{driver ? driver.nombre.charAt(0) : stops.length}</DriverBadge>
      <span className="name">
        <h2>{name}</h2>
        <small>
          {parts.join(' · ')}
          {begins && <span className="begins">{` · ${begins}`}</span>}
          {ends !== '' && (
            <>
              <span className="begins">, </span>
              <span className="begins-not"> · </span>
              {ends}
            </>
          )}
        </small>
      </span>
      {driver && canChange && (
        <Box sx={{ display: 'flex' }}>
          <Button aria-label={TEXTS.linkOf(name)} startIcon={<ShareOutlined />} onClick={onLink} className="link">
            <span>{TEXTS.link}</span>
          </Button>
          <IconButton
            aria-label={TEXTS.optionsOf(name)}
            aria-haspopup="menu"
            onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onMenu(currentTarget)}
          >
            <MoreVertRounded />
          </IconButton>
        </Box>
      )}
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 54,
  padding: '4px 4px 4px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '& .name': { flex: 1, minWidth: 0 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: '20px', fontWeight: 700 },
  '& small': { display: 'block', fontSize: 13.5, lineHeight: '18px', color: theme.vars.palette.text.secondary },
  '& .begins-not': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& .begins': { display: 'none' }, '& .begins-not': { display: 'inline' } },
  [theme.breakpoints.down('lg')]: {
    paddingLeft: 12,
    '& .link': { minWidth: 44, padding: 0 },
    '& .link span:not(.MuiButton-icon)': { display: 'none' },
    '& .link .MuiButton-icon': { margin: 0 },
  },
}));
