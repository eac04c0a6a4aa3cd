import { useCan } from '@lavanda/shared';
import SearchField from '@lavanda/shared/ui/fields/SearchField';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import ExportButton from './ExportButton';
import ToolButton from './ToolButton';
import type { useSearch } from './useSearch';

const T = TEXTS.list;

interface ToolbarProps {
  search: ReturnType<typeof useSearch>;
  onImport(): void;
}

/** Search field and buttons to import, export and register; buttons that the role may not use are hidden. */
export default function Toolbar({ search, onImport }: ToolbarProps) {
  const canChange = useCan('clientes.cambiar');
  return (
    <Box sx={BAR}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, maxWidth: { lg: 420 }, minWidth: 0, order: { xs: -2, sm: 0 } }}>
        <SearchField
          label={T.search}
          value={search.text}
          onChange={search.setText}
          onEnter={search.searchNow}
          sx={{ fontSize: 15, '& input': { py: 2.5 } }}
        />
        {search.short && (
          <Typography variant="caption" role="status" sx={{ color: 'text.disabled', pl: 3.5, display: 'block', mt: 1 }}>
            {T.searchHelp}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      {canChange && <ToolButton label={T.importData} icon={<FileUploadOutlined />} onClick={onImport} />}
      <ExportButton search={search.applied} />
      {canChange && (
        <Button
          variant="contained"
          component={Link}
          to="/app/clientes/registrar"
          startIcon={<PersonAddAltOutlined />}
          sx={{ flex: { xs: 1, sm: 'none' }, order: { xs: -1, sm: 0 } }}
        >
          {T.register}
        </Button>
      )}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: { xs: 2, sm: 3 },
  mb: 3.5,
} as const;
