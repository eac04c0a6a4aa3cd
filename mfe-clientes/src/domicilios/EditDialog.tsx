import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import type { Point } from '@lavanda/shared/ui/map/types';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { MAX_LENGTH, pointOf } from './address';
import { asText, type Coordinates, parseCoordinates } from './coordinates';
import PositionFields from './PositionFields';
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
  const coordinatesRead = parseCoordinates(coordinates);
  const point = 'point' in coordinatesRead ? coordinatesRead.point : null;
  const errors = checked && 'errors' in coordinatesRead ? coordinatesRead.errors : {};
  const empty = text.trim() === '';

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
      <PositionFields
        number={number}
        pinName={TEXTS.pinName(number, text)}
        point={point}
        coordinates={coordinates}
        errors={errors}
        onChange={setCoordinates}
      />
    </AppDialog>
  );
}
