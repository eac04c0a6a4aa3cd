import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import Field from '../fields/Field.tsx';
import { MethodFields } from './CountLayout.ts';
import { type CountKey, failureOf, OTHER_METHODS, textOf } from './count.ts';
import { CASH_TEXTS as T } from './texts.ts';
import type { CashCounting } from './useCashCount.ts';

const ICONS = { TDC: CreditCardRounded, Transf: AccountBalanceRounded, Link: LinkRounded } as const;

interface MethodInputsProps {
  count: CashCounting;
  inputOf(key: CountKey): Ref<HTMLInputElement>;
}

/** Fields for the sums of vouchers, transfers and links. */
export default function MethodInputs({ count, inputOf }: MethodInputsProps) {
  return (
    <>
      <Box sx={TITLE}>
        <Typography variant="h3" component="h2">
          {T.otherMethods}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {T.otherMethodsHelp}
        </Typography>
      </Box>
      <MethodFields sx={{ mt: { xs: 2.5, sm: 0 } }}>
        {OTHER_METHODS.map((method) => {
          const Icon = ICONS[method];
          return (
            <div key={method} data-current={count.current === method}>
              <Field
                label={T.methods[method]}
                placeholder="$0.00"
                value={textOf(count.draft, method)}
                error={failureOf(count.draft, method)}
                inputRef={inputOf(method)}
                input={{ inputMode: 'none', autoComplete: 'off' }}
                onFocus={() => count.goTo(method)}
                onChange={({ target }) => count.write(method, target.value)}
                startAdornment={
                  <InputAdornment position="start" sx={{ mr: 0 }}>
                    <Icon aria-hidden />
                  </InputAdornment>
                }
                sx={{ '& input': { px: 2 } }}
              />
            </div>
          );
        })}
      </MethodFields>
    </>
  );
}

const TITLE = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  m: { xs: '12px 0 4px', lg: '18px 0 8px' },
} as const;
