import { useCurrentUser } from '@lavanda/shared';
import { MAX_MISSING_DETAIL, MISSING_REASONS, type MissingReason as Reason, reasonName } from '@lavanda/shared/domain/handOver';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { HAND_OVER_TEXTS as T } from './texts';

/** The user's answer to why pieces stay behind. */
export interface Why {
  reason: Reason | '';
  detail: string;
}

/** The part of the answer that is missing; null for none. */
export type WhyFault = 'reason' | 'detail' | null;

const OPTIONS: readonly { value: Why['reason']; label: string }[] = MISSING_REASONS.map((value) => ({
  value,
  label: reasonName(value),
}));

interface MissingReasonProps {
  why: Why;
  fault: WhyFault;
  /** Number of pieces that stay behind. */
  missing: number;
  disabled: boolean;
  reasonGroup: Ref<HTMLDivElement>;
  detailField: Ref<HTMLInputElement>;
  onChange(why: Why): void;
  onEnter(): void;
}

/** Asks why pieces stay behind, and says under whose name the answer is stored. */
export default function MissingReason(props: MissingReasonProps) {
  const { why, fault, missing, disabled, reasonGroup, detailField, onChange, onEnter } = props;
  const { nombre: name } = useCurrentUser();
  const question = T.why(missing);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, borderTop: '2px dashed', borderColor: 'divider', mt: 3.5, pt: 3.5 }}>
      <Typography variant="h3" component="p">
        {question}
      </Typography>
      <div ref={reasonGroup}>
        <Segmented
          wrap
          label={question}
          options={OPTIONS}
          value={why.reason}
          disabled={disabled}
          onChange={(reason) => onChange({ ...why, reason })}
        />
      </div>
      {fault === 'reason' && <FieldError mensaje={T.chooseWhy} />}
      <Field
        label={T.detail}
        optional={why.reason !== 'otro'}
        value={why.detail}
        disabled={disabled}
        inputRef={detailField}
        error={fault === 'detail' ? T.writeDetail : null}
        input={{ autoComplete: 'off', maxLength: MAX_MISSING_DETAIL, enterKeyHint: 'done' }}
        onChange={({ target }) => onChange({ ...why, detail: target.value })}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
      <Typography variant="body2" sx={{ display: 'flex', gap: 1.5, fontSize: 13.5, lineHeight: '18px', color: 'text.secondary' }}>
        <PersonOutlineRounded aria-hidden sx={{ fontSize: 18 }} />
        {T.trace(name, missing)}
      </Typography>
    </Box>
  );
}
