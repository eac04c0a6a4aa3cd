import Typography from '@mui/material/Typography';
export function App() { return <Typography variant="h1">Tus Ventas</Typography>; }
