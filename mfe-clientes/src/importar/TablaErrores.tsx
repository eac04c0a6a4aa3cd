import type { ResultadoImportacion } from '@lavanda/shared/contract/clientes';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { TEXTOS } from '../textos';

const T = TEXTOS.importar;

/** Height of a row before it is measured, px. */
const ALTO = 45;

type ErrorDeFila = ResultadoImportacion['errores'][number];

/** The errors of a file by row, in a box that scrolls: a file may have thousands, only those in sight are drawn. */
export default function TablaErrores({ errores }: { errores: readonly ErrorDeFila[] }) {
  const titulo = useId();
  const caja = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: errores.length,
    getScrollElement: () => caja.current,
    estimateSize: () => ALTO,
    overscan: 10,
    initialRect: { width: 0, height: 260 },
  });
  const filas = virtual.getVirtualItems();
  const antes = filas[0]?.start ?? 0;
  const despues = virtual.getTotalSize() - (filas.at(-1)?.end ?? 0);
  return (
    <Box>
      <Typography id={titulo} variant="h3" sx={{ mb: 2 }}>
        {T.erroresTitulo}
      </Typography>
      <Caja ref={caja} tabIndex={0} role="region" aria-labelledby={titulo}>
        <table aria-labelledby={titulo} aria-rowcount={errores.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{T.fila}</th>
              <th scope="col">{T.campo}</th>
              <th scope="col">{T.mensaje}</th>
            </tr>
          </thead>
          <tbody>
            {antes > 0 && <Hueco alto={antes} />}
            {filas.map(({ index, key }) => {
              const error = errores[index];
              return (
                error && (
                  <tr key={key} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
                    <td>{error.fila}</td>
                    <td>{error.campo}</td>
                    <td>{error.mensaje}</td>
                  </tr>
                )
              );
            })}
            {despues > 0 && <Hueco alto={despues} />}
          </tbody>
        </table>
      </Caja>
    </Box>
  );
}

function Hueco({ alto }: { alto: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={3} style={{ height: alto, padding: 0, border: 0 }} />
    </tr>
  );
}

const Caja = styled('div')(({ theme }) => ({
  maxHeight: 260,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: 14, lineHeight: '20px' },
  '& th': {
    position: 'sticky',
    top: 0,
    padding: '10px 12px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
  },
  '& td': {
    padding: '12px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
}));
