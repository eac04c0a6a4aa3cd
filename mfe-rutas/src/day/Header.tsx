import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { km, TEXTS } from '../texts';
import type { DayCounts, StopFilter } from './board';

interface HeaderProps {
  stepper: ReactNode;
  /** Undefined until the day is loaded. */
  counts: DayCounts | undefined;
  filter: StopFilter;
  onFilter(filter: StopFilter): void;
  /** The buttons 'Repartir' and 'Ordenar'. On a phone they are at the bottom of the page instead. */
  actions: ReactNode;
  /** Null without a connection to the server, and for users who may not change the list of drivers. */
  management: { onDrivers(): void; onStart(): void } | null;
}

export default function Header({ stepper, counts, filter, onFilter, actions, management }: HeaderProps) {
  return (
    <PageHeader title={TEXTS.title}>
      {stepper}
      {counts && (
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Segmented
            label={TEXTS.filter}
            value={filter}
            onChange={onFilter}
            options={[
              { value: 'todas', label: TEXTS.all, count: counts.all },
              { value: 'recoleccion', label: TEXTS.pickups, count: counts.pickups },
              { value: 'entrega', label: TEXTS.deliveries, count: counts.deliveries },
            ]}
          />
        </Box>
      )}
      <Box sx={{ flex: 1 }} />
      {counts && counts.all > 0 && (
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, fontSize: 15, color: 'text.secondary' }}>
          {summaryOf(counts)}
        </Box>
      )}
      {actions}
      {management && <Management {...management} />}
    </PageHeader>
  );
}

function summaryOf(counts: DayCounts): string {
  if (counts.unassigned === counts.all) return TEXTS.unassignedCount(counts.unassigned);
  return `${km(counts.km)} · ${TEXTS.done(counts.done, counts.all)}`;
}

function Management({ onDrivers, onStart }: { onDrivers(): void; onStart(): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton aria-label={TEXTS.more} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreVertRounded />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onDrivers)}>{TEXTS.drivers}</MenuItem>
        <MenuItem onClick={choose(onStart)}>{TEXTS.start}</MenuItem>
      </Menu>
    </>
  );
}
