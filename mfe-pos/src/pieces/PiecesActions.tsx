import { PAPERS, type Paper } from '@lavanda/shared/domain/tag';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { PIECES_TEXTS as T } from './texts';

interface PiecesActionsProps {
  count: number;
  /** Whether the pieces differ from those stored. */
  isChanged: boolean;
  saving: boolean;
  paper: Paper;
  onPaper(paper: Paper): void;
  onPrint(): void;
  onClose(): void;
}

/** The number of tags and their paper, and the buttons that print or close. */
export default function PiecesActions({ count, isChanged, saving, paper, onPaper, onPrint, onClose }: PiecesActionsProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const label = count === 0 && isChanged ? T.withoutTags : T.print(count);
  return (
    <>
      <Box
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' }, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box component="b" role="status" sx={{ fontSize: 17 }}>
          {T.count(count)}
        </Box>
        {/* A menu for the paper on narrow screens, where the radio group is out of view; on wide ones it is beside the
            list. */}
        <Button
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setButton(currentTarget)}
          sx={{ fontSize: 14, color: 'primary.text', px: 2, mx: { sm: 3 }, display: { md: 'none' } }}
        >
          {T.paperNow(T.papers[paper])}
        </Button>
        {button && (
          <Menu open anchorEl={button} onClose={() => setButton(null)} slotProps={{ list: { 'aria-label': T.paper } }}>
            {PAPERS.map((option) => (
              <MenuItem
                key={option}
                selected={option === paper}
                onClick={() => {
                  onPaper(option);
                  setButton(null);
                }}
              >
                {T.papers[option]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </Box>
      <Button size="large" disabled={saving} onClick={onClose} sx={{ color: 'primary.text' }}>
        {T.notNow}
      </Button>
      <BusyButton
        size="large"
        busy={saving}
        disabled={count === 0 && !isChanged}
        startIcon={<PrintOutlined />}
        onClick={onPrint}
        sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {saving ? T.saving : label}
      </BusyButton>
    </>
  );
}
