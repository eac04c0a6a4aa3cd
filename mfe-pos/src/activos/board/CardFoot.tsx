import { formatMoney } from '@lavanda/shared/domain/money';
import { isBalanced } from '@lavanda/shared/domain/pagos';
import { balanceOf } from '@lavanda/shared/ui/pagos/balance';
import { TEXTS } from '../texts';
import NoticeButton, { type NoticeButtonProps } from './NoticeButton';
import { BOARD_TEXTS as T } from './texts';

/** Beside the card's main button: a recoleccion's window or a nota's saldo; for a ready nota, its notice and any saldo. */
export default function CardFoot({ nota, ...notice }: NoticeButtonProps) {
  const { etapa: stage, recoleccion, saldo } = nota;
  if (stage === null) {
    return (
      <p>
        {T.between}
        <b>{recoleccion ? T.hours(recoleccion.horaInicio, recoleccion.horaFinal) : TEXTS.activos.noWindow}</b>
      </p>
    );
  }
  const { label, amount } = balanceOf(saldo);
  const settled = isBalanced(saldo);
  const owed = settled ? TEXTS.activos.paid : label;
  if (stage !== 'lista') {
    return (
      <p>
        {owed}
        <b>{formatMoney(amount)}</b>
      </p>
    );
  }
  return (
    <>
      <NoticeButton nota={nota} {...notice} />
      {!settled && (
        <p className="owed">
          {owed}
          <b>{formatMoney(amount)}</b>
        </p>
      )}
    </>
  );
}
