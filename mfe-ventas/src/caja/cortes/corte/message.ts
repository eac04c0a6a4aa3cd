import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import { CASH, DIFFERENCE_NAMES } from '@lavanda/shared/domain/caja';
import { formatMoney, formatPesos } from '@lavanda/shared/domain/money';
import type { LocalTimes } from '../../layout/localTimes';
import { collectedOf } from '../../result/differences';
import { RESULT_TEXTS as R } from '../../texts';
import { CORTE_TEXTS } from '../texts';

const T = CORTE_TEXTS.message;

function differencesOf({ resultado: { metodos: methods }, motivo: reason, detalle: detail }: Corte): string[] {
  const parts = methods
    .filter(({ diferencia: difference }) => difference !== 0)
    .map(({ metodo: method, diferencia: difference }) => {
      const say = difference < 0 ? T.lacks : T.exceeds;
      return say(formatPesos(Math.abs(difference)), R.methods[method]);
    });
  if (parts.length === 0) return [T.matches];
  return [...parts, ...(reason === '' ? [] : [CORTE_TEXTS.because(DIFFERENCE_NAMES[reason], detail)])];
}

/** Describes a corte in a short text, which is shared with its PDF or, where files can't be shared, alone in WhatsApp. */
export function messageOf(corte: Corte, times: LocalTimes): string {
  const cash = corte.resultado.metodos.find(({ metodo: method }) => method === CASH);
  const collected = collectedOf(corte.resultado);
  return [
    T.title(corte.numero, corte.caja.nombre, corte.sucursal_name),
    T.closed(times.full(corte.cerrado), (corte.cerrada_por ?? corte.cajero).nombre),
    T.cash(formatPesos(cash?.esperado ?? 0), formatPesos(cash?.contado ?? 0)),
    ...differencesOf(corte),
    T.collected(formatMoney(collected.amount), R.inPagos(collected.pagos)),
    T.withdrawn(formatPesos(corte.retirado), formatPesos(corte.fondo)),
  ].join('\n');
}
