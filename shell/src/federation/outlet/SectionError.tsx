import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import UpdateRounded from '@mui/icons-material/UpdateRounded';
import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { moveFocusToTitle } from '../../focus/moveFocusToTitle';
import type { StageError } from '../stages';
import { explain, supportCode } from './texts';

/** A section's failure and when it happened. */
export interface SectionFailure {
  section: string;
  error: StageError;
  at: Date;
}

interface SectionErrorProps {
  failure: SectionFailure;
  onRetry: () => void;
}

/**
 * Replaces a failed section with an explanation, a retry button and the support code. It takes the focus when the
 * failure left nothing focused. A section that waits for another shell has not failed, so its panel has a calm icon and no code.
 */
export function SectionError({ failure: { section, error, at }, onRetry }: SectionErrorProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current && isFocusLost() ? moveFocusToTitle(panel.current) : undefined), []);

  const tone = error.stage === 'contrato' ? { calmIcon: <UpdateRounded /> } : { code: supportCode(section, error, at) };

  return (
    <Paper ref={panel} variant="outlined" sx={{ borderRadius: '14px' }}>
      <ErrorPanel {...explain(error)} {...tone} level="h1" onRetry={onRetry} />
    </Paper>
  );
}
