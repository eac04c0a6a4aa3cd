import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import FirstSteps from '@lavanda/shared/ui/firstSteps/FirstSteps';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Menu } from './Menu';

/** Layout of Configuración: its menu on the left, or as tabs on top below 1200 px (UI guide 4). */
export function Frame() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '212px minmax(0, 1fr)' },
        gap: { xs: 4, lg: 6 },
        alignItems: 'start',
      }}
    >
      <Menu />
      <Box sx={{ minWidth: 0 }}>
        <FirstSteps compact />
        <Suspense fallback={<PageSkeleton count={5} height={60} />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  );
}
