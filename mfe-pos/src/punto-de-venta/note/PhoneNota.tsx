import type { ReactNode, Ref } from 'react';
import { type Draft, isModified } from '../draft/draft';
import { type NoteTotals, pieceCount } from '../draft/totals';
import { TEXTS } from '../texts';
import { FullSheet } from './FullSheet';
import { TotalBar } from './TotalBar';

/** What opened the nota's sheet on a phone: the URL of a stored nota, or the user; null while it is closed. */
export type Sheet = 'address' | 'user' | null;

interface PhoneNotaProps {
  draft: Draft;
  totals: NoteTotals;
  bar: Ref<HTMLButtonElement>;
  sheet: Sheet;
  onSheet(sheet: Sheet): void;
  /** The nota, drawn while the sheet is open. */
  children: ReactNode;
}

/** The nota on a phone: a bar with its saldo, which opens a sheet with the nota over the catalogue. */
export default function PhoneNota({ draft, totals, bar, sheet, onSheet, children }: PhoneNotaProps) {
  return (
    <>
      <TotalBar
        ref={bar}
        saldo={totals.saldo}
        articulos={pieceCount(draft.lineas)}
        cliente={draft.cliente?.nombre}
        onViewNota={() => onSheet('user')}
      />
      {sheet && (
        <FullSheet title={TEXTS.nota} ignoresBack={sheet === 'address' && !isModified(draft)} onBack={() => onSheet(null)}>
          {children}
        </FullSheet>
      )}
    </>
  );
}
