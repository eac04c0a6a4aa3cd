import type { Entry } from '@lavanda/shared';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { TEXTS as T } from './texts';

/** The user's decision: the body to send, or null to send nothing, so that the stored version stays as it is. */
export interface Decision {
  name: string;
  body: Entry['body'] | null;
}

/** One of the decisions to choose from, with what it would mean. */
export interface WayOut extends Decision {
  detail: string;
  /** What is left to pay on each nota after this decision, centavos; negative when that nota has an amount in favor. */
  leftToPay?: readonly number[];
}

interface WaysOutProps {
  ways: readonly WayOut[];
  chosen: Decision | null;
  onChoose(decision: Decision): void;
}

/** The ways out of a conflict. Nothing is chosen beforehand. */
export default function WaysOut({ ways, chosen, onChoose }: WaysOutProps) {
  return (
    <RadioGroup
      aria-label={T.choose}
      value={chosen?.name ?? ''}
      onChange={(_event, name) => {
        const way = ways.find((one) => one.name === name);
        if (way) onChoose({ name: way.name, body: way.body });
      }}
      sx={{ gap: 2 }}
    >
      {ways.map(({ name, detail, leftToPay = [] }) => (
        <FormControlLabel
          key={name}
          value={name}
          control={<Radio />}
          label={
            <Box sx={{ py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
              <Box sx={{ flex: '1 1 220px' }}>
                <b>{name}</b>
                <Typography sx={DETAIL}>{detail}</Typography>
              </Box>
              {leftToPay.length > 0 && (
                <Box
                  sx={{
                    display: { xs: 'flex', sm: 'block' },
                    gap: 2,
                    pr: { sm: 2 },
                    textAlign: 'right',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  <Typography sx={DETAIL}>{T.saldo(leftToPay.length)}</Typography>
                  <b>{leftToPay.map(T.amountLeft).join(' y ')}</b>
                </Box>
              )}
            </Box>
          }
          slotProps={{ typography: { sx: { flex: 1 } } }}
          sx={{ m: 0, px: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}
        />
      ))}
    </RadioGroup>
  );
}

const DETAIL = { fontSize: 14, color: 'text.secondary' } as const;
