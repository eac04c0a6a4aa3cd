import { usePuede } from '@lavanda/shared';
import CampoBusqueda from '@lavanda/shared/ui/CampoBusqueda';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { TEXTOS } from '../textos';
import BotonExportar from './BotonExportar';
import BotonHerramienta from './BotonHerramienta';
import type { useBusqueda } from './useBusqueda';

const T = TEXTOS.lista;

interface HerramientasProps {
  busqueda: ReturnType<typeof useBusqueda>;
  onImportar(): void;
}

/** Search, import, export and the way to a new customer; what a role can't do isn't there. */
export default function Herramientas({ busqueda, onImportar }: HerramientasProps) {
  const puedeCambiar = usePuede('clientes.cambiar');
  return (
    <Box sx={BARRA}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, maxWidth: { lg: 420 }, minWidth: 0, order: { xs: -2, sm: 0 } }}>
        <CampoBusqueda
          etiqueta={T.buscar}
          valor={busqueda.texto}
          onCambio={busqueda.setTexto}
          onEnter={busqueda.buscarYa}
          sx={{ fontSize: 15, '& input': { py: 2.5 } }}
        />
        {busqueda.corto && (
          <Typography variant="caption" role="status" sx={{ color: 'text.disabled', pl: 3.5, display: 'block', mt: 1 }}>
            {T.buscarAyuda}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, display: { xs: 'none', lg: 'block' } }} />
      {puedeCambiar && <BotonHerramienta etiqueta={T.importar} icono={<FileUploadOutlined />} onClick={onImportar} />}
      <BotonExportar busqueda={busqueda.aplicada} />
      {puedeCambiar && (
        <Button
          variant="contained"
          component={Link}
          to="/app/clientes/registrar"
          startIcon={<PersonAddAltOutlined />}
          sx={{ flex: { xs: 1, sm: 'none' }, order: { xs: -1, sm: 0 } }}
        >
          {T.registrar}
        </Button>
      )}
    </Box>
  );
}

const BARRA = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: { xs: 2, sm: 3 },
  mb: 3.5,
} as const;
