import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface CardProps {
  title: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export default function Card({ title, ref, children }: CardProps) {
  const id = useId();
  return (
    <Paper component="section" ref={ref as Ref<HTMLDivElement>} variant="outlined" aria-labelledby={id} sx={CARD}>
      <Typography id={id} variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', minHeight: 24, mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

const CARD = {
  position: 'relative',
  minWidth: 0,
  p: { xs: '15px 15px 17px', sm: '17px 19px 19px' },
  borderRadius: '14px',
} as const;
