import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import type { MapControls, Point } from '@lavanda/shared/ui/map/types';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MAX_LENGTH, pointOf } from './address';
import { asText, type Coordinates, parseCoordinates, pastedPair } from './coordinates';
import PointMap from './PointMap';
import { TEXTS } from './texts';

const T = TEXTS.edit;

export interface EditDialogProps {
  number: number;
  domicilio: Domicilio;
  onAccept(text: string, point: Point | null): void;
  onClose(): void;
}

/** Edits a domicilio's text and its position, which can be typed, taken from the map's centre or set by a click. */
export default function EditDialog({ number, domicilio, onAccept, onClose }: EditDialogProps) {
  const [text, setText] = useState(domicilio.descripcion);
  const [coordinates, setCoordinates] = useState<Coordinates>(() => asText(pointOf(domicilio)));
  const [checked, setChecked] = useState(false);
  const [controls, setControls] = useState<MapControls | null>(null);
  const coordinatesRead = parseCoordinates(coordinates);
  const point = 'point' in coordinatesRead ? coordinatesRead.point : null;
  const errors = checked && 'errors' in coordinatesRead ? coordinatesRead.errors : {};
  const empty = text.trim() === '';

  const write = (field: keyof Coordinates) => (value: string) =>
    setCoordinates((previous) => pastedPair(value) ?? { ...previous, [field]: value });
  const locate = (created: Point | null) => setCoordinates(asText(created));

  function accept() {
    setChecked(true);
    if (!empty && 'point' in coordinatesRead) onAccept(text, coordinatesRead.point);
  }

  return (
    <AppDialog
      opened
      title={T.title(number)}
      onClose={onClose}
      onSubmit={accept}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="submit" variant="contained">
            {TEXTS.accept}
          </Button>
        </>
      }
    >
      <Field
        label={T.campo}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={checked && empty ? T.withoutText : null}
        input={{ maxLength: MAX_LENGTH, autoComplete: 'off' }}
        autoFocus
      />
      <PointMap
        label={T.map}
        number={number}
        pinName={TEXTS.pinName(number, text)}
        point={point}
        onPoint={locate}
        onControls={setControls}
      />
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
    </AppDialog>
  );
}
