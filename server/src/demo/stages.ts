import { daysBetween, type LocalDay } from '@lavanda/shared/domain/dates';
import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { freePlaces, type Stage } from '@lavanda/shared/domain/stage';
import type { NotaDemo } from './notas.ts';

export interface StageDemo {
  stage: Stage;
  place: string;
  /** Whether the cliente was notified that the nota is ready. */
  told: boolean;
}

const RECEIVED: StageDemo = { stage: 'recibida', place: '', told: false };

/** Stages of a sucursal's open notas. Notas due earlier have a later stage; about one in four 'lista' notas has no aviso yet. */
export function stagesDemo(notas: readonly NotaDemo[], today: LocalDay): Map<string, StageDemo> {
  const open = notas.filter(({ status }) => status === IN_SUCURSAL);
  const places = freePlaces([], open.length);
  const stages = open.map((nota, index): [string, StageDemo] => {
    const left = daysBetween(today, nota.promiseDate ?? today);
    const isReady = left < 0 || (left === 0 && index % 3 !== 0);
    if (isReady) return [nota.id, { stage: 'lista', place: places[index] ?? '', told: index % 4 !== 0 }];
    return [nota.id, left <= 1 && nota.fecha < today ? { ...RECEIVED, stage: 'proceso' } : RECEIVED];
  });
  return new Map(stages);
}
