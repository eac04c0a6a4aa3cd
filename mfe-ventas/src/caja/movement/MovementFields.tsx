import {
  EXPENSE_CATEGORIES,
  EXPENSE_NAMES,
  MAX_MOVEMENT_DETAIL,
  MOVEMENT_KINDS,
  MOVEMENT_NAMES,
} from '@lavanda/shared/domain/caja';
import AmountDisplay from '@lavanda/shared/ui/fields/AmountDisplay';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { useOnPhone } from '../layout/useOnPhone';
import { MOVEMENT_TEXTS as T } from '../texts';
import { MOVEMENT_ICONS } from '../turno/EntryRow';
import type { MovementForm } from './useMovementForm';

/** Choice of the kind: entrada, gasto or retiro. */
export function Kind({ form }: { form: MovementForm }) {
  return (
    <Box sx={{ gridArea: 'kind' }}>
      <Segmented
        label={T.kind}
        fill
        size="grande"
        options={MOVEMENT_KINDS.map((value) => {
          const Icon = MOVEMENT_ICONS[value];
          return { value, label: MOVEMENT_NAMES[value], icon: <Icon aria-hidden sx={{ fontSize: 20 }} /> };
        })}
        value={form.kind}
        onChange={form.setKind}
      />
    </Box>
  );
}

/** Fields for the purpose: a detail and, for a gasto, its category. */
export function About({ form, input }: { form: MovementForm; input: RefObject<HTMLInputElement | null> }) {
  const { kind, category } = form;
  return (
    <Box sx={{ gridArea: 'about', display: 'grid', alignContent: 'start', gap: 3 }}>
      {kind === 'gasto' && <Category form={form} />}
      <Field
        label={T.detail(kind)}
        optional={kind !== 'gasto' || category !== 'otro'}
        value={form.detail}
        error={form.errors.detalle}
        inputRef={input}
        input={{ maxLength: MAX_MOVEMENT_DETAIL, autoComplete: 'off', enterKeyHint: 'done' }}
        onChange={({ target }) => form.setDetail(target.value)}
      />
    </Box>
  );
}

/** Large field for the amount, which the number pad writes to. */
export function Amount({ form, input }: { form: MovementForm; input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const onPhone = useOnPhone();
  const { monto: error } = form.errors;
  return (
    <Box sx={{ gridArea: 'amount', display: 'grid', gap: 1.5 }}>
      <AmountDisplay
        ref={input}
        autoFocus
        compact={onPhone}
        label={T.amount}
        prefix="$"
        text={form.amount}
        onText={form.write}
        right={<small>{T.cash}</small>}
        error={error !== undefined}
        describe={error === undefined ? undefined : id}
      />
      <FieldError id={id} mensaje={error} />
    </Box>
  );
}

/** Choice of a gasto's category, which every gasto needs. */
function Category({ form }: { form: MovementForm }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="label" aria-hidden sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}>
        {T.category}
      </Typography>
      <Segmented
        label={T.category}
        wrap
        rowOnPhone
        options={EXPENSE_CATEGORIES.map((value) => ({ value, label: EXPENSE_NAMES[value] }))}
        value={form.category ?? ''}
        onChange={(chosen) => {
          const category = EXPENSE_CATEGORIES.find((each) => each === chosen);
          if (category) form.choose(category);
        }}
      />
      <FieldError mensaje={form.errors.categoria} />
    </Box>
  );
}
