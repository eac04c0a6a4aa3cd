import type { ComponentProps } from 'react';

interface CasillaProps extends Pick<ComponentProps<'input'>, 'ref'> {
  etiqueta: string;
  marcada: boolean;
  /** `hasta`: with Shift, from the last row changed to this one. */
  onAlternar(hasta: boolean): void;
}

/** Check box of a row, with room for a finger. */
export default function Casilla({ etiqueta, marcada, onAlternar, ref }: CasillaProps) {
  return (
    // Shift would select the text between two rows.
    <label className="casilla" onMouseDown={(evento) => evento.shiftKey && evento.preventDefault()}>
      <input
        type="checkbox"
        ref={ref}
        data-control="casilla"
        aria-label={etiqueta}
        checked={marcada}
        onChange={({ nativeEvent }) => onAlternar(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
