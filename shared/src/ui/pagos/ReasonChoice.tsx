import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { MAX_CORRECTION_REASON } from '../../domain/pagos.ts';
import Field from '../fields/Field.tsx';
import FieldError from '../fields/FieldError.tsx';
import Segmented from '../fields/Segmented.tsx';
import { PAGOS_TEXTS as T } from './texts.ts';
import type { CorrectionFault } from './useCorrection.ts';

const OPTIONS = [...T.reasons, T.otherReason].map((value: string) => ({ value, label: value }));

interface ReasonChoiceProps {
  /** One of the usual reasons, `otherReason`, or '' before it is chosen. */
  choice: string;
  other: string;
  fault: CorrectionFault;
  disabled: boolean;
  otherField: Ref<HTMLInputElement>;
  onChoice(choice: string): void;
  onOther(reason: string): void;
}

/** Asks for the reason, with buttons for the usual reasons and a field for another. A text says that the reason is recorded. */
export default function ReasonChoice(props: ReasonChoiceProps) {
  const { choice, other, fault, disabled, otherField, onChoice, onOther } = props;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="label" component="p" aria-hidden sx={{ color: 'text.secondary' }}>
        {T.reason}
      </Typography>
      <Segmented wrap rowOnPhone label={T.reason} options={OPTIONS} value={choice} onChange={onChoice} disabled={disabled} />
      {fault === 'reason' && <FieldError mensaje={T.missingReason} />}
      {choice === T.otherReason && (
        <Field
          label={T.whichReason}
          value={other}
          disabled={disabled}
          autoFocus
          inputRef={otherField}
          error={fault === 'other' ? T.missingOther : null}
          input={{ autoComplete: 'off', maxLength: MAX_CORRECTION_REASON }}
          onChange={({ target }) => onOther(target.value)}
        />
      )}
      <Typography variant="body2" sx={{ fontSize: 13.5, lineHeight: '18px', color: 'text.secondary' }}>
        {T.keptInTrail}
      </Typography>
    </Stack>
  );
}
