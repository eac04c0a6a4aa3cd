import { DIFFERENCE_NAMES, DIFFERENCE_REASONS, MAX_DIFFERENCE_DETAIL } from '@lavanda/shared/domain/caja';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { RESULT_TEXTS as T } from '../texts';
import type { Closing } from './useClosing';

interface ReasonPartProps {
  closing: Closing;
  /** Text that names the differences and asks for the reason. */
  question: string;
  /** Ref of the group of reasons, which gets the focus when no reason is chosen. */
  ref: Ref<HTMLDivElement>;
}

/** Asks for the reason of the differences; the turno can't be closed without one. */
export default function ReasonPart({ closing, question, ref }: ReasonPartProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3.5 }, p: { xs: '6px 12px 0', sm: '2px 16px 0', lg: '10px 24px 0' } }}>
      <Typography variant="h3" component="h2" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <ErrorRounded aria-hidden sx={{ fontSize: 20, color: 'error.main' }} />
        {question}
      </Typography>
      <div ref={ref}>
        <Segmented
          label={T.reason}
          wrap
          options={DIFFERENCE_REASONS.map((value) => ({ value, label: DIFFERENCE_NAMES[value] }))}
          value={closing.reason ?? ''}
          onChange={(chosen) => {
            const reason = DIFFERENCE_REASONS.find((each) => each === chosen);
            if (reason) closing.setReason(reason);
          }}
        />
        <FieldError id={id} mensaje={closing.errors.motivo} />
      </div>
      <Field
        label={T.detail}
        optional
        value={closing.detail}
        error={closing.errors.detalle}
        input={{ maxLength: MAX_DIFFERENCE_DETAIL, autoComplete: 'off' }}
        onChange={({ target }) => closing.setDetail(target.value)}
      />
    </Box>
  );
}
