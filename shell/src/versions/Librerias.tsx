import Typography from '@mui/material/Typography';
import { compartidasEnUso } from './compartidasEnUso';
import { Tabla } from './Tabla';
import { TEXTOS as T } from './textos';

/** The share scope of this tab: which libraries the sections share, in which version, from whom. */
export function Librerias() {
  const librerias = compartidasEnUso();
  if (librerias.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{T.sinLibrerias}</Typography>;
  const c = T.columnasLibrerias;
  return (
    <Tabla
      nombre={T.librerias}
      encabezados={[c.paquete, c.version, c.de, c.modulos, c.usadaPor]}
      filas={librerias.map(({ paquete, version, de, modulos, usadaPor }) => ({
        clave: `${paquete}@${version}`,
        celdas: [paquete, version, de, modulos, usadaPor.join(', ')],
      }))}
    />
  );
}
