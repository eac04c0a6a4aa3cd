import InboxRounded from '@mui/icons-material/InboxRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CIRCLE } from './circle.ts';

export interface EmptyStateProps {
  title: string;
  detail?: ReactNode;
  icon?: ReactNode;
  /** Button for the next step. */
  action?: ReactNode;
  /** Element of the title; use a heading only where it fits the page's outline. */
  level?: 'h2' | 'h3' | 'p';
}

/** Shown when a list is empty, with the reason and the next step. */
export default function EmptyState({ title, detail, icon, action, level = 'h2' }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, p: '40px 24px' }}>
      <Box aria-hidden sx={CIRCLE}>
        {icon ?? <InboxRounded />}
      </Box>
      <Typography variant="h2" component={level}>
        {title}
      </Typography>
      {detail && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', maxWidth: '42ch', textWrap: 'balance' }}>
          {detail}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3.5 }}>{action}</Box>}
    </Box>
  );
}
