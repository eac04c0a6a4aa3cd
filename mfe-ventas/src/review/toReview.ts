import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { dayIn } from '@lavanda/shared/domain/dates';
import { searchable, searchWords } from '@lavanda/shared/domain/text';
import type { Filters } from '../filters/filters';

/** Time of a nota's newest capture that needs a review. */
export function capturedOf({ revisar: odd }: NotaToReview): Date {
  return new Date(Math.max(...odd.map(({ momento }) => Date.parse(momento))));
}

/** The notas that match the filters for cliente (name or whole clave) and for days. */
export function filtered(notas: readonly NotaToReview[], filters: Filters, zone: string): NotaToReview[] {
  const { user, fechaInicial: from, fechaFinal: until } = filters;
  const words = searchWords(user);
  return notas.filter((nota) => {
    const [name, day] = [searchable(nota.usuario_name), dayIn(zone, capturedOf(nota))];
    const isNamed = words.every((word) => name.includes(word)) || nota.clave.toLowerCase() === user.toLowerCase();
    return isNamed && (from === '' || day >= from) && (until === '' || day <= until);
  });
}
