import type { LocalDay } from '@lavanda/shared/domain/dates';
import { weekday } from '@lavanda/shared/domain/dates';
import { vehicleName } from '@lavanda/shared/domain/ruta';
import { WEEKDAYS } from '@lavanda/shared/domain/weekdays';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DriverBadge from '../day/DriverBadge';
import HourInput from '../drivers/HourInput';
import { SHARE_TEXTS as T } from './texts';
import type { Share } from './useShare';

interface DriverChoiceProps {
  row: Share['drivers'][number];
  day: LocalDay;
  disabled: boolean;
  onChoose(chosen: boolean): void;
  onHour(hour: string): void;
}

/** Row that chooses whether a driver takes part on the day, and from what time. */
export default function DriverChoice({ row, day, disabled, onChoose, onHour }: DriverChoiceProps) {
  const { driver, chosen, works, hour } = row;
  const carries = driver.capacidad === null ? '' : `, ${T.upTo(driver.capacidad)}`;
  const detail = works ? `${vehicleName(driver.vehiculo)}${carries}` : T.rests(WEEKDAYS[weekday(day) - 1] ?? '');
  return (
    <Box component="li" sx={ROW}>
      <Checkbox
        checked={chosen}
        disabled={disabled}
        slotProps={{ input: { 'aria-label': driver.nombre } }}
        onChange={(_event, next) => onChoose(next)}
        sx={{ p: 0, width: 44, ml: -2.5, mr: -3 }}
      />
      <DriverBadge driver={driver}>{driver.nombre.charAt(0)}</DriverBadge>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <b>{driver.nombre}</b>
        <small>{detail}</small>
      </Box>
      {chosen && <HourInput label={T.hourOf(driver.nombre)} value={hour} disabled={disabled} onChange={onHour} />}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 60,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& b': { display: 'block', fontWeight: 600, fontSize: 16, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 13.5, lineHeight: '18px', color: 'text.secondary' },
} as const;
