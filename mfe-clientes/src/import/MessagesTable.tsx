import type { RowMessage } from '@lavanda/shared/contract/schemas/imports';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import TablePanel from './TablePanel';
import { TEXTS } from './texts';

const T = TEXTS;

/** Assumed height of a row until it is measured, px. */
const HEIGHT = 45;

interface MessagesTableProps {
  title: string;
  messageTitle: string;
  messages: readonly RowMessage[];
}

/** Table of messages about rows, with row numbers. Only rows in or near view are rendered, because there may be thousands. */
export default function MessagesTable({ title, messageTitle, messages }: MessagesTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => box.current,
    estimateSize: () => HEIGHT,
    overscan: 10,
    initialRect: { width: 0, height: 260 },
  });
  const rows = virtual.getVirtualItems();
  const before = rows[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <TablePanel title={title} boxRef={box} rowCount={messages.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">{T.row}</th>
          <th scope="col">{T.campo}</th>
          <th scope="col">{messageTitle}</th>
        </tr>
      </thead>
      <tbody>
        {before > 0 && <Gap height={before} />}
        {rows.map(({ index, key }) => {
          const message = messages[index];
          return (
            message && (
              <tr key={key} ref={virtual.measureElement} data-index={index} aria-rowindex={index + 2}>
                <td>{message.fila || null}</td>
                <td>{message.campo}</td>
                <td>{message.mensaje}</td>
              </tr>
            )
          );
        })}
        {after > 0 && <Gap height={after} />}
      </tbody>
    </TablePanel>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={3} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
