import { errorMessage, useToast } from '@lavanda/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { SaveFirstSteps } from '../../contract/schemas/tenant.ts';
import { FIRST_STEPS, nextStep } from '../../domain/firstSteps.ts';
import { focusPageTitle } from '../focus/focusPageTitle.ts';
import { useSharedFirstStepsQuery, useSharedSaveFirstStepsMutation } from './endpoints.ts';
import Step from './Step.tsx';
import { TEXTS as T } from './texts.ts';

interface FirstStepsProps {
  /** Draws a strip above a page with only the steps' names and, on phones, only the next step. */
  compact?: boolean;
  /** Shown when there is no list: it is complete, dismissed, or didn't load. */
  otherwise?: ReactNode;
}

/**
 * The first steps of a new laundry, for superusers. The laundry's data decides which steps are done; nothing is drawn until that
 * data is loaded.
 */
export default function FirstSteps({ compact = false, otherwise = null }: FirstStepsProps) {
  const { data: steps, error } = useSharedFirstStepsQuery();
  const [save, { isLoading: saving }] = useSharedSaveFirstStepsMutation();
  const toast = useToast();
  const id = useId();
  if (!steps) return error ? otherwise : null;
  const next = nextStep(steps);
  if (steps.oculto || next === null) return otherwise;
  const done = FIRST_STEPS.filter((step) => steps[step]).length;

  async function choose(choice: SaveFirstSteps) {
    const { error } = await save(choice);
    if (error) return toast(T.notSaved(errorMessage(error)), 'error');
    // The pressed button was removed, so the focus moves to the page's title.
    focusPageTitle();
    if (choice.oculto) toast(T.hidden, 'info');
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={compact ? STRIP : CARD}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pl: 4, pr: 2, pt: 2 }}>
        <Typography id={id} component="h2" variant={compact ? 'h3' : 'h2'}>
          {T.title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {T.progress(done, FIRST_STEPS.length)}
        </Typography>
        <Button onClick={() => choose({ oculto: true })} disabled={saving} sx={{ ml: 'auto' }}>
          {T.hide}
        </Button>
      </Box>
      <LinearProgress aria-hidden variant="determinate" value={(done / FIRST_STEPS.length) * 100} sx={{ mx: 4, mt: 1 }} />
      <Box component="ol" sx={compact ? COLUMNS : LIST}>
        {FIRST_STEPS.map((step) => (
          <Step key={step} step={step} done={steps[step]} next={step === next} compact={compact}>
            {step === 'equipo' && !steps.equipo && (
              <Button onClick={() => choose({ trabaja_solo: true })} disabled={saving} sx={{ flex: 'none', px: 2 }}>
                {T.alone}
              </Button>
            )}
          </Step>
        ))}
      </Box>
    </Paper>
  );
}

const CARD = { borderRadius: '14px', maxWidth: 640, mx: 'auto', mt: { xs: 2, sm: 6 } } as const;

const STRIP = { borderRadius: '14px', mb: 5 } as const;

const LIST = { listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 1 } as const;

const COLUMNS = {
  ...LIST,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
} as const;
