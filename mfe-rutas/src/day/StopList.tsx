import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { TEXTS } from '../texts';
import { type Group, groupName, keyOf } from './board';
import GroupHead from './GroupHead';
import StopRow from './StopRow';
import type { ShownDay } from './stopTexts';

interface StopListProps {
  groups: readonly Group[];
  day: ShownDay;
  canMove: boolean;
  /** Warnings and pickup requests, shown above the drivers. */
  top: ReactNode;
  onOpen(stop: Parada): void;
  onFocus(stop: Parada): void;
  onStep(stop: Parada, step: -1 | 1): void;
  onMove(stop: Parada, driverId: string | null): void;
  onMoveOver(stop: Parada, over: Parada): void;
  onLink(driver: Chofer): void;
  onOrder(driver: Chofer): void;
}

/** The day's stops by driver. A stop can be dragged onto a driver's heading, or onto the stop whose place it takes. */
export default function StopList({ groups, day, canMove, top, ...handlers }: StopListProps) {
  const [dragged, setDragged] = useState<Parada | null>(null);
  const [menu, setMenu] = useState<{ driver: Chofer; anchor: HTMLElement } | null>(null);
  const drop = (move: (stop: Parada) => void) => {
    if (dragged && canMove) move(dragged);
    setDragged(null);
  };
  const choose = (act: (driver: Chofer) => void) => () => {
    setMenu(null);
    if (menu) act(menu.driver);
  };
  return (
    <Box component="section" aria-label={TEXTS.list} sx={LIST}>
      {top}
      {groups.map((group) => {
        const { driver, stops } = group;
        return (
          <Box key={driver?._id ?? 'nadie'} component="section" aria-label={groupName(groups, group)}>
            <GroupHead
              group={group}
              canChange={canMove}
              onLink={() => driver && handlers.onLink(driver)}
              onMenu={(anchor) => driver && setMenu({ driver, anchor })}
              onDrop={() => drop((stop) => handlers.onMove(stop, driver?._id ?? null))}
            />
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {stops.map((stop) => (
                <StopRow
                  key={keyOf(stop)}
                  stop={stop}
                  driver={driver}
                  day={day}
                  canMove={canMove}
                  onOpen={handlers.onOpen}
                  onFocus={handlers.onFocus}
                  onStep={handlers.onStep}
                  onDrag={setDragged}
                  onDrop={(over) => drop((moved) => handlers.onMoveOver(moved, over))}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      <Menu anchorEl={menu?.anchor} open={menu !== null} onClose={() => setMenu(null)}>
        <MenuItem onClick={choose(handlers.onOrder)}>{TEXTS.order}</MenuItem>
        <MenuItem onClick={choose(handlers.onLink)}>{TEXTS.link}</MenuItem>
        {menu && menu.driver.telefono !== '' && (
          <MenuItem component="a" href={`tel:${menu.driver.telefono}`} onClick={() => setMenu(null)}>
            {TEXTS.call}
          </MenuItem>
        )}
      </Menu>
    </Box>
  );
}

const LIST = {
  overflowY: { sm: 'auto' },
  mx: { xs: -3, sm: 0 },
  bgcolor: 'background.paper',
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: '14px' },
} as const;
