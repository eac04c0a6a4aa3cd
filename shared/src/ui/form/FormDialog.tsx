import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import AppDialog from '../dialogs/AppDialog.tsx';
import { TEXTS } from '../texts.ts';
import BusyButton from './BusyButton.tsx';
import type { Form } from './useForm.ts';

interface FormDialogProps {
  title: string;
  subtitle?: ReactNode;
  /** Width in px from tablet up. */
  width?: number;
  form: Pick<Form, 'saving' | 'inForm'>;
  /** Labels of the submit button, idle and while saving. */
  verb: string;
  busyVerb: string;
  /** Minimum width of the submit button, px. */
  verbWidth?: number;
  /** A button before the submit button. */
  otherAction?: ReactNode;
  onSubmit(): void;
  onClose(): void;
  /** The form's fields and its error message. */
  children: ReactNode;
}

/** A form in a dialog. While saving, its button shows a spinner and the dialog can't close. */
export default function FormDialog(props: FormDialogProps) {
  const { title, subtitle, width, form, verb, busyVerb, verbWidth, otherAction, onSubmit, onClose, children } = props;
  return (
    <AppDialog
      opened
      title={title}
      subtitle={subtitle}
      {...(width !== undefined && { width })}
      busy={form.saving}
      onSubmit={onSubmit}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={form.saving}>
            {TEXTS.cancel}
          </Button>
          {otherAction}
          <BusyButton type="submit" busy={form.saving} sx={{ minWidth: verbWidth }}>
            {form.saving ? busyVerb : verb}
          </BusyButton>
        </>
      }
    >
      <Stack ref={form.inForm} sx={{ gap: 4 }}>
        {children}
      </Stack>
    </AppDialog>
  );
}
