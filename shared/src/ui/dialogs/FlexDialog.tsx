import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { type Centavos, formatMoney, type Thousandths } from '../../domain/money.ts';
import { lineAmount } from '../../domain/nota.ts';
import { isOneLine } from '../../domain/oneLineText.ts';
import { MALFORMED_AMOUNT, MALFORMED_QUANTITY, parseAmount, parseQuantity } from '../../domain/writtenNumber.ts';
import Field from '../fields/Field.tsx';
import NumberPad from '../fields/NumberPad.tsx';
import { acceptText, withKey } from '../fields/typedNumber.ts';
import { FLEX_TEXTS, TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';

/** A flex line: name, quantity (thousandths) and unit price (centavos). */
export interface FlexLine {
  nombre: string;
  cantidad: Thousandths;
  precio: Centavos;
}

export interface FlexDialogProps {
  /** Name of the flex servicio. */
  title: string;
  initialName?: string;
  /** What is wrong with a name, for the user; undefined when it is right. */
  checkName?(name: string): string | undefined;
  onAccept(line: FlexLine): void;
  onCancel(): void;
}

type FieldName = 'nombre' | 'cantidad' | 'cost';
const DECIMALS = { cantidad: 3, cost: 2 } as const;

/** Asks for the name, quantity and cost of a flex servicio. Open while mounted. Enter accepts, Escape cancels. */
export default function FlexDialog({ title, initialName = '', checkName, onAccept, onCancel }: FlexDialogProps) {
  const [values, setValues] = useState({ nombre: initialName, cantidad: '1', cost: '' });
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [active, setActive] = useState<'cantidad' | 'cost'>('cost');
  const [created, setFresh] = useState(true);
  const inputs = {
    nombre: useRef<HTMLInputElement>(null),
    cantidad: useRef<HTMLInputElement>(null),
    cost: useRef<HTMLInputElement>(null),
  };

  const quantity = parseQuantity(values.cantidad);
  const cost = parseAmount(values.cost);
  const line: FlexLine = {
    nombre: values.nombre.trim(),
    cantidad: quantity ?? 0,
    precio: cost ?? 0,
  };
  const lineTotal = lineAmount(line);

  const set = (field: FieldName, value: string) => {
    setFresh(false);
    setValues((previous) => ({ ...previous, [field]: value }));
    setErrors((previous) => ({ ...previous, [field]: undefined }));
  };
  const onType = (key: string) => {
    set(active, withKey(values[active], key, DECIMALS[active], created));
    if (document.activeElement !== inputs[active].current) inputs[active].current?.focus();
  };
  const send = () => {
    const missing: Partial<Record<FieldName, string>> = {};
    const wrongName = isOneLine(line.nombre) ? checkName?.(line.nombre) : FLEX_TEXTS.invisibleName;
    if (line.nombre === '') missing.nombre = FLEX_TEXTS.missingName;
    else if (wrongName) missing.nombre = wrongName;
    if (line.cantidad <= 0) {
      missing.cantidad = quantity === null && values.cantidad !== '' ? MALFORMED_QUANTITY : FLEX_TEXTS.missingQuantity;
    }
    if (line.precio <= 0) {
      missing.cost = cost === null && values.cost !== '' ? MALFORMED_AMOUNT : FLEX_TEXTS.missingCost;
    }
    setErrors(missing);
    const first = (['nombre', 'cantidad', 'cost'] as const).find((field) => missing[field]);
    if (first) inputs[first].current?.focus();
    else onAccept(line);
  };
  const numeric = (field: 'cantidad' | 'cost') => ({
    value: values[field],
    error: errors[field],
    inputRef: inputs[field],
    onFocus: (event: { target: EventTarget & (HTMLInputElement | HTMLTextAreaElement) }) => {
      setActive(field);
      setFresh(true);
      event.target.select();
    },
    onChange: (event: { target: { value: string } }) => {
      const accepted = acceptText(event.target.value, DECIMALS[field]);
      if (accepted !== null) set(field, accepted);
    },
    input: { inputMode: 'none' as const, autoComplete: 'off' },
  });

  return (
    <AppDialog
      opened
      width={660}
      title={title}
      subtitle={FLEX_TEXTS.help}
      onClose={onCancel}
      onSubmit={send}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancel}</Button>
          <Button type="submit" variant="contained" size="large" sx={{ minWidth: { sm: 264 }, flex: { xs: 1, sm: 'none' } }}>
            {lineTotal > 0 ? `${TEXTS.add} ${formatMoney(lineTotal)}` : TEXTS.add}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 3, sm: 5 } }}>
        <Stack sx={{ gap: { xs: 2, sm: 4 } }}>
          <Field
            label={FLEX_TEXTS.nombre}
            autoFocus
            value={values.nombre}
            error={errors.nombre}
            inputRef={inputs.nombre}
            onChange={(event) => set('nombre', event.target.value)}
            input={{ maxLength: 120, autoComplete: 'off' }}
          />
          <Field label={FLEX_TEXTS.cantidad} {...numeric('cantidad')} />
          <Field
            label={FLEX_TEXTS.cost}
            help={FLEX_TEXTS.costHelp}
            startAdornment="$"
            {...numeric('cost')}
            sx={{
              '& .MuiOutlinedInput-root': { minHeight: 60, fontSize: 24, fontWeight: 700 },
              '& .MuiOutlinedInput-input': { pl: 0 },
            }}
          />
        </Stack>
        <NumberPad onKey={onType} />
      </Box>
    </AppDialog>
  );
}
