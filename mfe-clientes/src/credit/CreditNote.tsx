import { useCan } from '@lavanda/shared';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { CREDIT_TEXTS as T } from './texts';

const ReturnCreditDialog = lazy(() => import('./ReturnCreditDialog'));

interface CreditNoteProps {
  cliente: string;
  name: string;
  /** The cliente's credit, centavos. */
  credit: Centavos;
}

/** The cliente's credit and, for users with the permission, a button to return it. */
export default function CreditNote({ cliente, name, credit }: CreditNoteProps) {
  const mayReturn = useCan('pagos.revertir');
  const [returning, setReturning] = useState(false);
  const amount = formatMoney(credit);
  return (
    <>
      {credit > 0 && (
        <Box sx={LINE}>
          <Chip color="success" label={T.credit(amount)} />
          {mayReturn && (
            <Button aria-label={T.giveBackOf(amount)} onClick={() => setReturning(true)}>
              {T.giveBack}
            </Button>
          )}
        </Box>
      )}
      {returning && (
        <Suspense fallback={null}>
          <ReturnCreditDialog cliente={cliente} name={name} credit={credit} onClose={() => setReturning(false)} />
        </Suspense>
      )}
    </>
  );
}

const LINE = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, mt: 3 } as const;
