import type { Entry } from '@lavanda/shared';
import { saveNotaCall } from '@lavanda/shared/contract/calls/sales';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { newId } from '@lavanda/shared/domain/newId';

type Body = Entry['body'];

/** The stored nota, when the server refused the entry because that nota had changed; null for another refusal. */
export function storedNota({ path, refusal }: Entry): Nota | null {
  const stored = path === saveNotaCall.path && refusal?.status === 409 ? refusal.problem.actual : null;
  return typeof stored === 'object' && stored !== null ? (stored as Nota) : null;
}

/**
 * The earlier captures of the entry's nota that were refused, like the entry, because the stored nota had changed; none when the
 * entry was refused for another reason. The entry has the whole nota with their pagos, so one decision settles all of them.
 */
export function settledWith(entry: Entry, refused: readonly Entry[]): Entry[] {
  if (storedNota(entry) === null) return [];
  return refused.filter((one) => one.about === entry.about && one.seq < entry.seq && storedNota(one) !== null);
}

/** The pagos of the entry that the stored nota lacks. They stay whatever the user decides, because the money was taken. */
export function pagosToKeep({ body }: Entry, stored: Nota): NonNullable<SaveNota['pagos']> {
  const { pagos = [] } = body as unknown as SaveNota;
  return pagos.filter(({ _id: id }) => !stored.pagos.some((pago) => pago._id === id));
}

function sentPagos({ pagos }: Nota): NonNullable<SaveNota['pagos']> {
  return pagos.map(({ motivo: _reason, forma_sat: _form, capturado: _captured, tarjeta: card, ...pago }) => ({
    ...pago,
    ...(card && { tarjeta: card }),
  }));
}

/** 'Guardar lo mío': the body that saves the entry's nota over the stored one, with the pagos of both notas. */
export function overStored(entry: Entry, stored: Nota): Body {
  const pagos = [...sentPagos(stored), ...pagosToKeep(entry, stored)];
  return { ...entry.body, operacion: newId(), version: stored.version, pagos };
}

/**
 * 'Dejar lo guardado': the stored nota with the entry's pagos.
 * @returns null when the entry adds no pagos: nothing is then left to send
 */
export function keepingStored(entry: Entry, stored: Nota): Body | null {
  const added = pagosToKeep(entry, stored);
  if (added.length === 0) return null;
  const { equipo: register, turno, capturado: captured, clave } = entry.body as unknown as SaveNota;
  return {
    id: stored._id,
    operacion: newId(),
    version: stored.version,
    ...{ equipo: register, turno, capturado: captured, clave },
    usuario: stored.usuario,
    usuario_name: stored.usuario_name,
    fecha: stored.fecha,
    fecha_entrega: stored.fecha_entrega,
    articulos: stored.articulos.map(({ importe: _, ...article }) => article),
    pagos: [...sentPagos(stored), ...added],
    descuentos: stored.descuentos,
    ...(stored.descuentos > 0 && {
      descuento_motivo: stored.descuento_motivo,
      descuento_porcentaje: stored.descuento_porcentaje,
    }),
    factura: stored.factura,
    'a domicilio': stored.a_domicilio,
    express: stored.express,
    ...(stored.a_domicilio && { domicilio: stored.domicilio }),
    status: stored.status,
    recoleccion: stored.recoleccion,
  };
}

/** 'Hacer otra nota con lo mío': the entry's content as a new nota, with the pagos that the stored nota lacks. */
export function asOtherNota(entry: Entry, stored: Nota): Body {
  const { version: _, articulos: articles, ...body } = entry.body as unknown as SaveNota;
  return {
    ...body,
    ...{ id: newId(), operacion: newId(), status: 0 },
    articulos: articles.map((article) => ({ ...article, _id: newId() })),
    pagos: pagosToKeep(entry, stored),
  };
}
