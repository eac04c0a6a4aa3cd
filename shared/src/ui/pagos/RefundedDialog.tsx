import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AppDialog from '../dialogs/AppDialog.tsx';
import { PAGOS_TEXTS as T } from './texts.ts';

interface RefundedDialogProps {
  amount: string;
  method: string;
  detail: string;
  onPrint(): void;
  onClose(): void;
}

/** Shown after a refund: says what was returned and offers the ticket. Enter is 'Imprimir ticket', Escape is 'Ahora no'. */
export default function RefundedDialog({ amount, method, detail, onPrint, onClose }: RefundedDialogProps) {
  return (
    <AppDialog
      opened
      width={440}
      title={T.refunded(amount, method)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{T.notNow}</Button>
          <Button
            variant="contained"
            size="large"
            autoFocus
            startIcon={<PrintOutlined aria-hidden />}
            onClick={() => {
              onPrint();
              onClose();
            }}
            sx={{ flex: 1 }}
          >
            {T.print}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <CheckCircleRounded aria-hidden sx={{ color: 'success.main' }} />
        {detail}
      </Box>
    </AppDialog>
  );
}
