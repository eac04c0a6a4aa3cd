import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** Filters and actions beside the title. */
  children?: ReactNode;
}

/** A page's title, which is its only h1. It is focusable, so that navigation can move the focus to it. */
export default function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 4, mb: 4 }}>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
