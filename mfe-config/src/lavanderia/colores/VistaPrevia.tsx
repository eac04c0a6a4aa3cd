import { useUsuario } from '@lavanda/shared';
import { variablesDelTenant } from '@lavanda/shared/design/paleta';
import Money from '@lavanda/shared/ui/Money';
import Segmented from '@lavanda/shared/ui/Segmented';
import StatusChip from '@lavanda/shared/ui/StatusChip';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tarjeta from '../forma/Tarjeta';
import { TEXTOS_PREVIA as T, TEXTOS_COLORES } from '../textos';
import { BARRA, CONTENIDO, LOGO, MARCO, PESTANA, PESTANAS } from './estilosPrevia';

interface VistaPreviaProps {
  nombre: string;
  logo: string;
  icono: string;
  colores: { primario: string; secundario: string };
}

function inicialesDe(nombre: string): string {
  const palabras = nombre.trim().split(/\s+/);
  return [palabras[0], palabras.length > 1 ? palabras.at(-1) : undefined].map((palabra) => palabra?.[0] ?? '').join('');
}

const nada = () => undefined;

/**
 * A small page in the colours being chosen: the suite's own parts under the variables of the theme derived from them, so it
 * can't look other than what Guardar will bring. Only to be looked at.
 */
export default function VistaPrevia({ nombre, logo, icono, colores }: VistaPreviaProps) {
  const usuario = useUsuario();
  return (
    <Tarjeta titulo={TEXTOS_COLORES.previa}>
      <Box aria-hidden inert data-previa style={variablesDelTenant(colores)} sx={MARCO}>
        <Box sx={PESTANAS}>
          <Box component="span" sx={PESTANA}>
            <img src={icono || '/logo.ico'} alt="" width={16} height={16} />
            <span>{`${nombre} | ${T.activos}`}</span>
          </Box>
        </Box>
        <Box sx={BARRA}>
          <Box component="span" sx={LOGO}>
            {logo && <img src={logo} alt="" />}
            <span>{nombre}</span>
          </Box>
          <b>{T.activos}</b>
          <i>{T.ventas}</i>
          <em>{inicialesDe(usuario.nombre || usuario.usuario)}</em>
        </Box>
        <Box sx={CONTENIDO}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Segmented
              etiqueta={T.todas}
              opciones={[
                { valor: 'todas', etiqueta: T.todas },
                { valor: 'sucursal', etiqueta: T.enSucursal },
              ]}
              valor="todas"
              onCambio={nada}
            />
            <StatusChip tipo="recolectar" />
          </Box>
          <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', p: '12px 14px', borderRadius: '14px' }}>
            <Box sx={{ flex: 1, fontSize: 14, lineHeight: '20px', color: 'text.secondary' }}>
              <Box component="b" sx={{ display: 'block', fontSize: 15, color: 'text.primary' }}>
                {T.cliente}
              </Box>
              {`${T.saldo} `}
              <Money centavos={73_440} />
            </Box>
            <Box component="span" sx={{ px: 3, fontSize: 14, fontWeight: 600, color: 'primary.text' }}>
              {T.abrir}
            </Box>
          </Paper>
          <Button variant="contained" tabIndex={-1} sx={{ justifyContent: 'space-between' }}>
            <span>{T.guardar}</span>
            <span>$600.00</span>
          </Button>
        </Box>
      </Box>
    </Tarjeta>
  );
}
