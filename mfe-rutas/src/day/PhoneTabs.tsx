import Segmented from '@lavanda/shared/ui/fields/Segmented';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TEXTS } from '../texts';
import { type Group, shortName } from './board';

export type PhoneView = 'lista' | 'mapa';

interface PhoneTabsProps {
  groups: readonly Group[];
  /** Id of the chosen driver; '' for all drivers. */
  driver: string;
  onDriver(driver: string): void;
  view: PhoneView;
  onView(view: PhoneView): void;
}

/** Controls for a phone: tabs for all drivers and for each driver of `groups`, and a switch between list and map. */
export default function PhoneTabs({ groups, driver, onDriver, view, onView }: PhoneTabsProps) {
  const all = groups.reduce((sum, { stops }) => sum + stops.length, 0);
  const tabs = groups.flatMap(({ driver: each, stops }) =>
    each ? [{ value: each._id, label: shortName(each), count: stops.length }] : [],
  );
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 2.5, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}>
        <Segmented
          label={TEXTS.driverTabs}
          value={driver}
          onChange={onDriver}
          options={[{ value: '', label: TEXTS.everybody, count: all }, ...tabs]}
        />
      </Box>
      <ToggleButtonGroup
        exclusive
        aria-label={TEXTS.view}
        value={view}
        onChange={(_event, next: PhoneView | null) => next && onView(next)}
        sx={VIEWS}
      >
        <ToggleButton value="lista" aria-label={TEXTS.list}>
          <FormatListBulletedRounded />
        </ToggleButton>
        <ToggleButton value="mapa" aria-label={TEXTS.map}>
          <MapOutlined />
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

/** Styles of the switch between list and map, which make it look like the drivers' tabs. */
const VIEWS = {
  flex: 'none',
  alignSelf: 'start',
  gap: '2px',
  p: '3px',
  borderRadius: '12px',
  bgcolor: 'background.sunken',
  '& > button': { minWidth: 44, minHeight: 44, border: 0, borderRadius: '9px !important', color: 'text.secondary' },
  '& > button.Mui-selected, & > button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
