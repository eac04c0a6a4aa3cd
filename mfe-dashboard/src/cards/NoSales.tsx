import Typography from '@mui/material/Typography';

export default function NoSales({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ flex: 1, display: 'grid', placeItems: 'center', minHeight: 160, color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
