import type { Stage } from '@lavanda/shared/domain/stage';
import { useState } from 'react';
import type { Progress, StoredNota } from '../../notas/nota';

/** The target of a move: a stage and, for 'lista', the place on the rack. */
export interface Target {
  stage: Stage;
  place: string;
}

/** Progress shown until the list has this version of the nota; the version is infinite during the move. */
type Shown = Progress & { version: number };

const progressOf = ({ etapa: stage, lugar: place, avisada: told, noticeSent }: StoredNota): Progress => ({
  etapa: stage,
  lugar: place,
  avisada: told,
  noticeSent,
});

/** The listed notas with the moves made on this page, which the list may not have yet. */
function withMoves(notas: readonly StoredNota[], moves: ReadonlyMap<string, Shown>): readonly StoredNota[] {
  if (moves.size === 0) return notas;
  return notas.map((nota) => {
    const shown = moves.get(nota.id);
    if (!shown || nota.version >= shown.version || nota.etapa === null) return nota;
    return { ...nota, ...shown, version: nota.version };
  });
}

/** The listed notas, each with the latest move made on this page until the list has that move. */
export function useMovedNotas(listed: readonly StoredNota[]) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Shown>>(new Map());

  const show = (id: string, shown: Shown | null) =>
    setMoves((last) => {
      const next = new Map(last);
      if (shown) next.set(id, shown);
      else next.delete(id);
      return next;
    });

  return {
    notas: withMoves(listed, moves),
    /** Shows a nota at the target of its move, until the move ends. */
    begin: (nota: StoredNota, { stage, place }: Target) =>
      show(nota.id, { ...progressOf(nota), etapa: stage, lugar: place, version: Number.POSITIVE_INFINITY }),
    /** Shows a nota as the server answered it, until the list has that version. */
    settle: (nota: StoredNota) => show(nota.id, { ...progressOf(nota), version: nota.version }),
    /** Shows a nota again as it is listed, after its move failed. */
    forget: (id: string) => show(id, null),
  };
}

export type MovedNotas = ReturnType<typeof useMovedNotas>;
