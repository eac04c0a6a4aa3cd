import { useCurrentUser } from '@lavanda/shared';
import { tenantVariables } from '@lavanda/shared/design/palette';
import Money from '@lavanda/shared/ui/display/Money';
import StatusChip from '@lavanda/shared/ui/display/StatusChip';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Card from '../form/Card';
import { COLOR_TEXTS, PREVIEW_TEXTS as T } from '../texts';
import { BAR, CONTENT, FRAME, LOGO, TAB, TABS } from './previewStyles';

interface PreviewProps {
  nombre: string;
  logo: string;
  icono: string;
  colores: { primario: string; secundario: string };
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}

const nothing = () => undefined;

/** A sample page in the chosen colours, with the theme that saving them will apply. Its controls do nothing. */
export default function Preview({ nombre: name, logo, icono: icon, colores: colors }: PreviewProps) {
  const user = useCurrentUser();
  return (
    <Card title={COLOR_TEXTS.preview}>
      <Box aria-hidden inert data-preview style={tenantVariables(colors)} sx={FRAME}>
        <Box sx={TABS}>
          <Box component="span" sx={TAB}>
            <img src={icon || '/logo.ico'} alt="" width={16} height={16} />
            <span>{`${name} | ${T.activos}`}</span>
          </Box>
        </Box>
        <Box sx={BAR}>
          <Box component="span" sx={LOGO}>
            {logo && <img src={logo} alt="" />}
            <span>{name}</span>
          </Box>
          <b>{T.activos}</b>
          <i>{T.sales}</i>
          <em>{initialsOf(user.nombre || user.usuario)}</em>
        </Box>
        <Box sx={CONTENT}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Segmented
              label={T.all}
              options={[
                { value: 'todas', label: T.all },
                { value: 'sucursal', label: T.inSucursal },
              ]}
              value="todas"
              onChange={nothing}
            />
            <StatusChip type="recolectar" />
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
              {T.open}
            </Box>
          </Paper>
          <Button variant="contained" tabIndex={-1} sx={{ justifyContent: 'space-between' }}>
            <span>{T.save}</span>
            <span>$600.00</span>
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
