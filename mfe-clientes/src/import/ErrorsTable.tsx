import type { ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import { TEXTS } from '../texts';

const T = TEXTS.importData;

/** Estimated row height until it is measured, px. */
const HEIGHT = 45;

type RowError = ImportResult['errores'][number];

/** A file's errors, by row of the file. Virtualized, because a file may have thousands. */
export default function ErrorsTable({ errors }: { errors: readonly RowError[] }) {
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: errors.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    overscan: 10,
    initialRect: { width: 0, height: 260 },
  });
  const rows = virtual.getVirtualItems();
  const before = rows[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <Box>
      <Typography id={title} variant="h3" sx={{ mb: 2 }}>
        {T.errorsTitle}
      </Typography>
      <Panel ref={box} tabIndex={0} role="region" aria-labelledby={title}>
        <table aria-labelledby={title} aria-rowcount={errors.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{T.row}</th>
              <th scope="col">{T.campo}</th>
              <th scope="col">{T.mensaje}</th>
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Gap height={before} />}
            {rows.map(({ index, key }) => {
              const error = errors[index];
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
            {after > 0 && <Gap height={after} />}
          </tbody>
        </table>
      </Panel>
    </Box>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={3} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

const Panel = styled('div')(({ theme }) => ({
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
