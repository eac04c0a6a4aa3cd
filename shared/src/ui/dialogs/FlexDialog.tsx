import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatMoney } from '../../domain/money.ts';
import Field from '../fields/Field.tsx';
import NumberPad from '../fields/NumberPad.tsx';
import { FLEX_TEXTS, TEXTS } from '../texts.ts';
import AppDialog from './AppDialog.tsx';
import { type FlexFormOptions, useFlexForm } from './useFlexForm.ts';

export interface FlexDialogProps extends FlexFormOptions {
  /** Name of the flex servicio. */
  title: string;
  onCancel(): void;
}

/** Asks for the name, quantity and cost of a flex servicio. Open while mounted. Enter accepts, Escape cancels. */
export default function FlexDialog({ title, onCancel, ...options }: FlexDialogProps) {
  const { name, numeric, onType, send, amount } = useFlexForm(options);
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
            {amount > 0 ? `${TEXTS.add} ${formatMoney(amount)}` : TEXTS.add}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 3, sm: 5 } }}>
        <Stack sx={{ gap: { xs: 2, sm: 4 } }}>
          <Field label={FLEX_TEXTS.nombre} autoFocus {...name} input={{ maxLength: 120, autoComplete: 'off' }} />
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
