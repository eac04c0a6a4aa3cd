import type { Entry } from '@lavanda/shared';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { TEXTS as T } from './texts';

/** The user's decision: the body to send, or null to send nothing because the stored version has everything. */
export interface Decision {
  name: string;
  body: Entry['body'] | null;
}

interface WaysOutProps {
  ways: readonly (Decision & { detail: string })[];
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
      {ways.map(({ name, detail }) => (
        <FormControlLabel
          key={name}
          value={name}
          control={<Radio />}
          label={
            <Box sx={{ py: 2 }}>
              <b>{name}</b>
              <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{detail}</Typography>
            </Box>
          }
          sx={{ m: 0, px: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}
        />
      ))}
    </RadioGroup>
  );
}
