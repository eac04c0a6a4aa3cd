import { MARK_NAMES, MARKS, type Mark } from '@lavanda/shared/domain/observations';
import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import Box from '@mui/material/Box';
import { TEXTS } from './texts';

interface MarkSwitchesProps {
  marks: readonly Mark[];
  onChange(marks: Mark[]): void;
}

/** A switch for each marca, such as a stain. */
export default function MarkSwitches({ marks, onChange }: MarkSwitchesProps) {
  return (
    <Box role="group" aria-label={TEXTS.marks} sx={MARKS_GRID}>
      {MARKS.map((mark) => (
        <ToggleCheckbox
          key={mark}
          label={MARK_NAMES[mark]}
          value={marks.includes(mark)}
          onChange={(on) => onChange(on ? [...marks, mark] : marks.filter((one) => one !== mark))}
        />
      ))}
    </Box>
  );
}

const MARKS_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  '& .MuiToggleButton-root': { minHeight: 52, justifyContent: 'flex-start', px: 4, gap: 2, fontSize: 16 },
} as const;
