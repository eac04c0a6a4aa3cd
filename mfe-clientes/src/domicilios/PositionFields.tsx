import Field from '@lavanda/shared/ui/fields/Field';
import type { MapControls, Point } from '@lavanda/shared/ui/map/types';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { asText, type Coordinates, pastedPair } from './coordinates';
import PointMap from './PointMap';
import { TEXTS } from './texts';

const T = TEXTS.edit;

export interface PositionFieldsProps {
  number: number;
  pinName: string;
  /** The point with the typed coordinates; null while they are empty or invalid. */
  point: Point | null;
  coordinates: Coordinates;
  errors: Partial<Record<keyof Coordinates, string>>;
  onChange: Dispatch<SetStateAction<Coordinates>>;
}

/** Position of a domicilio: typed as coordinates, taken from the map's centre or set by a click. */
export default function PositionFields({ number, pinName, point, coordinates, errors, onChange }: PositionFieldsProps) {
  const [controls, setControls] = useState<MapControls | null>(null);
  const write = (field: keyof Coordinates) => (value: string) =>
    onChange((previous) => pastedPair(value) ?? { ...previous, [field]: value });
  const locate = (next: Point | null) => onChange(asText(next));

  return (
    <>
      <PointMap label={T.map} number={number} pinName={pinName} point={point} onPoint={locate} onControls={setControls} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, ml: -2 }}>
        <Button disabled={controls === null} onClick={() => controls && locate(controls.center())}>
          {T.center}
        </Button>
        <Button disabled={coordinates.lat === '' && coordinates.lon === ''} onClick={() => locate(null)}>
          {T.removeFromMap}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mt: 2 }}>
        {(['lat', 'lon'] as const).map((field) => (
          <Field
            key={field}
            label={T[field]}
            value={coordinates[field]}
            onChange={(event) => write(field)(event.target.value)}
            error={errors[field]}
            help={field === 'lat' ? T.help : undefined}
            input={{ inputMode: 'text', autoComplete: 'off', maxLength: 60 }}
          />
        ))}
      </Box>
    </>
  );
}
