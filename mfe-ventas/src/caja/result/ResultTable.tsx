import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { CASH } from '@lavanda/shared/domain/caja';
import { formatPesos, toCents } from '@lavanda/shared/domain/money';
import Diff from '@lavanda/shared/ui/cash/Diff';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useOnPhone } from '../layout/useOnPhone';
import { RESULT_TEXTS as T, TURNO_TEXTS } from '../texts';
import MethodIcon from '../turno/MethodIcon';

const Table = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 17,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { height: 58, padding: '0 8px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap', borderBottom: line },
    '& th:first-of-type': { textAlign: 'left', paddingLeft: 24 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 24 },
    '& thead th': { height: 40, fontSize: 13, fontWeight: 600, color: theme.vars.palette.text.secondary },
    '& tbody th': { fontWeight: 600 },
    '& tbody th span': { display: 'inline-flex', alignItems: 'center', gap: 10 },
    '& .counted': { fontWeight: 700 },
    '& .part > *': { height: 30, fontSize: 14.5, color: theme.vars.palette.text.secondary, borderBottom: 0 },
    '& .part > th': { fontWeight: 400, paddingLeft: 54 },
    '& .part.last > *': { height: 36, paddingBottom: 6, borderBottom: line },
    '& .whole > *': { borderBottom: 0 },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& tfoot > tr > *': {
      height: 64,
      fontSize: 18,
      fontWeight: 700,
      borderBottom: 0,
      borderTop: `2px dashed ${theme.vars.palette.divider}`,
    },
    [theme.breakpoints.down('lg')]: {
      fontSize: 16,
      '& th, & td': { height: 46 },
      '& th:first-of-type': { paddingLeft: 16 },
      '& th:last-of-type, & td:last-of-type': { paddingRight: 16 },
      '& .part > *': { height: 27, fontSize: 14 },
      '& .part > th': { paddingLeft: 46 },
      '& tfoot > tr > *': { height: 50 },
    },
    [theme.breakpoints.down('sm')]: {
      fontSize: 15,
      '& th, & td, & tfoot > tr > *': { height: 44, padding: '0 4px', fontSize: 15 },
      '& th:first-of-type': { paddingLeft: 12 },
      '& th:last-of-type, & td:last-of-type': { paddingRight: 12 },
      '& svg': { display: 'none' },
    },
  };
});

const signed = (pesos: number) => (pesos > 0 ? `+${formatPesos(pesos)}` : formatPesos(pesos));

/** The parts of the expected cash, as labels and amounts. */
function partsOf({ fondo, entradas: ins, gastos: expenses, retiros: outs }: CountResult, method: CountResult['metodos'][number]) {
  return [
    [TURNO_TEXTS.fondo, formatPesos(fondo)],
    [T.pagos(method.pagos), signed(method.suma)],
    [TURNO_TEXTS.entradas, signed(ins.monto)],
    [TURNO_TEXTS.gastos, signed(-expenses.monto + 0)],
    [TURNO_TEXTS.retiros, signed(-outs.monto + 0)],
  ] as const;
}

/** Expected, counted and difference by method. On a phone the parts of the expected cash are folded at first. */
export default function ResultTable({ result }: { result: CountResult }) {
  const onPhone = useOnPhone();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const withParts = !onPhone || unfolded;
  return (
    <>
      <Table id={id} aria-label={T.result}>
        <thead>
          <tr>
            <th scope="col">{T.method}</th>
            <th scope="col">{T.expected}</th>
            <th scope="col">{T.counted}</th>
            <th scope="col">{T.difference}</th>
          </tr>
        </thead>
        <tbody>
          {result.metodos.map((method) => (
            <MethodRows
              key={method.metodo}
              method={method}
              parts={method.metodo === CASH && withParts ? partsOf(result, method) : []}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{T.total}</th>
            <Compared of={result.total} />
          </tr>
        </tfoot>
      </Table>
      {onPhone && (
        <Button
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ alignSelf: 'start', px: 3 }}
        >
          {T.breakdown}
        </Button>
      )}
    </>
  );
}

interface MethodRowsProps {
  method: CountResult['metodos'][number];
  /** The parts of the method's expected amount; empty while folded. */
  parts: readonly (readonly [label: string, amount: string])[];
}

function MethodRows({ method, parts }: MethodRowsProps) {
  return (
    <>
      <tr className={parts.length > 0 ? 'whole' : undefined}>
        <th scope="row">
          <span>
            <MethodIcon method={method.metodo} />
            {method.metodo}
          </span>
        </th>
        <Compared of={method} />
      </tr>
      {parts.map(([label, amount], place) => (
        <tr key={label} className={place === parts.length - 1 ? 'part last' : 'part'}>
          <th scope="row">{label}</th>
          <td>{amount}</td>
          <td />
          <td />
        </tr>
      ))}
    </>
  );
}

function Compared({ of: { esperado: expected, contado: counted, diferencia: difference } }: { of: CountResult['total'] }) {
  return (
    <>
      <td>{formatPesos(expected)}</td>
      <td className="counted">{formatPesos(counted)}</td>
      <td>
        <Diff centavos={toCents(difference)} />
      </td>
    </>
  );
}
